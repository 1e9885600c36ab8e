const day = 24 * 60 * 60_000

/** When a break of so many days is over, in milliseconds since 1970. */
export const endOf = (days: number): number => Date.now() + days * day
