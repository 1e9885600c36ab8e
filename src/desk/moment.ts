/** Milliseconds since 1970 as the contract states moments. */
export const momentOf = (milliseconds: number): string => new Date(milliseconds).toISOString()
