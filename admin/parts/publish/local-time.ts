const minute = 60_000
const hour = 60 * minute

/** The next full hour. */
export const soonest = (now: number) => Math.ceil((now + minute) / hour) * hour

/** A moment as the value of a `datetime-local` field. */
export function toLocalInput(moment: number): string {
  const shift = new Date(moment).getTimezoneOffset() * minute
  return new Date(moment - shift).toISOString().slice(0, 16)
}
