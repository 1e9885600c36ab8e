/** Words as they are typed, with dashes between them, as in an address. */
export const dashed = (words: string): string => words.trimStart().replaceAll(/\s+/g, '-')
