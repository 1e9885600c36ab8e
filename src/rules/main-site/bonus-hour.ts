const hour = 3600

/** Whether a new player is reminded of the bonus of the first deposit on every page; both in seconds since 1970. */
export const isInBonusHour = (registeredAt: number, now: number): boolean => now < registeredAt + hour
