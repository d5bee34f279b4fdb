/** @returns a sentence for each thing that was not as promised */
export type Trial = (say: (words: string) => void) => Promise<string[]>
