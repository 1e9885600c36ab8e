import type { Period } from '../../contract/index.ts'

type Span = { readonly from: number; readonly until: number }

const day = 24 * 60 * 60_000

/** The moments of a period by which histories are filtered: from the first to before the last, in milliseconds since 1970. */
export function spanOf(period: Period, now: number): Span {
  const date = new Date(now)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()]
  const today = Date.UTC(year, month, date.getUTCDate())
  const monday = today - ((date.getUTCDay() + 6) % 7) * day
  switch (period) {
    case 'all':
      return { from: 0, until: Number.MAX_SAFE_INTEGER }
    case 'current-week':
      return { from: monday, until: monday + 7 * day }
    case 'last-week':
      return { from: monday - 7 * day, until: monday }
    case 'last-month':
      return { from: Date.UTC(year, month - 1), until: Date.UTC(year, month) }
    case 'last-year':
      return { from: Date.UTC(year - 1, 0), until: Date.UTC(year, 0) }
    default:
      return period satisfies never
  }
}
