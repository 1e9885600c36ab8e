const units = [
  ['year', 365 * 24 * 3600],
  ['month', 30 * 24 * 3600],
  ['day', 24 * 3600],
  ['hour', 3600],
  ['minute', 60],
] as const

const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' })

/** A moment relative to now, in the largest unit that it fills. */
export function sayAgo(moment: number, now: number): string {
  const seconds = (moment - now) / 1000
  const unit = units.find(([, size]) => Math.abs(seconds) >= size)
  return unit ? format.format(Math.trunc(seconds / unit[1]), unit[0]) : 'just now'
}
