/** A day of the calendar, `2026-11-24`, and a month, `2026-11`. */
export type Day = string
export type Month = string

const millisecondsPerDay = 24 * 60 * 60_000
const daysShown = 42

const two = (number: number) => String(number).padStart(2, '0')

/** The day on which a moment falls here; one without a time is a day already. */
export function dayOf(at: string): Day {
  if (!at.includes('T')) return at
  const date = new Date(at)
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
}

export const monthOf = (day: Day): Month => day.slice(0, 7)

export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text)

const utcOf = (day: Day) => Date.parse(`${day}T00:00:00Z`)

const dayAt = (utc: number): Day => new Date(utc).toISOString().slice(0, 10)

export const addDays = (day: Day, count: number): Day => dayAt(utcOf(day) + count * millisecondsPerDay)

/** The same day so many months later, or the last one of a shorter month. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate()
  return dayAt(Date.UTC(year, month - 1 + count, Math.min(date, last)))
}

/** 0 on Mondays. */
export const weekdayOf = (day: Day): number => (new Date(utcOf(day)).getUTCDay() + 6) % 7

/** Six whole weeks, from the Monday before the month begins. */
export function weeksOf(month: Month): Day[][] {
  const first = `${month}-01`
  const monday = addDays(first, -weekdayOf(first))
  const days = Array.from({ length: daysShown }, (_, index) => addDays(monday, index))
  return Array.from({ length: daysShown / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7))
}

/** The moments at which these weeks begin and end here. */
export function spanOf(month: Month): { readonly from: string; readonly until: string } {
  const days = weeksOf(month).flat()
  const startOf = (day: Day) => new Date(`${day}T00:00:00`).toISOString()
  return { from: startOf(days[0] ?? ''), until: startOf(addDays(days.at(-1) ?? '', 1)) }
}
