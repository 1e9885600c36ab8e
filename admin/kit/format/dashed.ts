/** Words as they are typed, with dashes between them, as in a name. */
export const dashed = (words: string): string => words.trimStart().replaceAll(/\s+/g, '-')

/** The address that is meant: in lower case, whatever is typed. */
export const asAddress = (words: string): string => dashed(words).toLowerCase()
