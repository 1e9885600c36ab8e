/** Milliseconds since 1970 as an ISO timestamp, the format of the contract. */
export const momentOf = (milliseconds: number): string => new Date(milliseconds).toISOString()
