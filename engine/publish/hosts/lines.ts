/** Each with its end. */
export const lines = (all: string[]) => all.map((line) => `${line}\n`).join('')
