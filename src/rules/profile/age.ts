type At = { readonly legalAge: number; readonly now: number }

/** The id of the text that says what is wrong with a day of birth, which the calendar has; undefined if nothing is. */
export const birthProblem = (birth: string | undefined, { legalAge, now }: At): string | undefined =>
  birth !== undefined && ageOn(birth, now) < legalAge ? 'ui.profile.birth-under-age' : undefined

/** The age in full years, by the calendar of UTC, of somebody who was born on a day such as 1990-01-31. */
export function ageOn(birth: string, now: number): number {
  const today = new Date(now).toISOString().slice(0, 10)
  const years = Number(today.slice(0, 4)) - Number(birth.slice(0, 4))
  return today.slice(5) < birth.slice(5) ? years - 1 : years
}
