/** The age in full years, by the calendar of UTC, of somebody who was born on a day such as 1990-01-31. */
export function ageOn(birth: string, now: number): number {
  const today = new Date(now).toISOString().slice(0, 10)
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4))
  return today.slice(5) < birth.slice(5) ? years - 1 : years
}
