/** What a countdown shows, from the largest unit to the smallest; each but the first wraps at the one before it. */
export const countdownUnits = [
  { name: 'days', seconds: 86_400 },
  { name: 'hours', seconds: 3_600 },
  { name: 'minutes', seconds: 60 },
  { name: 'seconds', seconds: 1 },
] as const

export const secondsUntil = (moment: string, now: number): number =>
  Math.max(0, Math.floor((Date.parse(moment) - now) / 1000))

/** The number of each unit. */
export const timeLeft = (seconds: number): number[] =>
  countdownUnits.map((unit, index) => {
    const larger = countdownUnits[index - 1]?.seconds ?? Number.POSITIVE_INFINITY
    return Math.floor((seconds % larger) / unit.seconds)
  })
