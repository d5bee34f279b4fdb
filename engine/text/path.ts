/** The address of a value: the keys and numbers that lead to it, from the outermost. */
export type Path = (string | number)[]
