import { isMonth, type Month } from './days.ts'

/** What the calendar shows. */
export type View = {
  /** Empty for the present one. */
  readonly month: Month | ''
  readonly look: 'month' | 'list'
  /** Empty for all. */
  readonly market: string
}

export type ViewSearch = Readonly<Record<string, string>>

export function viewOf(search: Readonly<Record<string, unknown>>): View {
  const textOf = (name: string) => (search[name] === undefined ? '' : String(search[name]))
  const month = textOf('month')
  return {
    month: isMonth(month) ? month : '',
    look: textOf('look') === 'list' ? 'list' : 'month',
    market: textOf('market'),
  }
}

/** Defaults are left out. */
export const searchOf = ({ month, look, market }: View): ViewSearch => ({
  ...(month && { month }),
  ...(look === 'list' && { look }),
  ...(market && { market }),
})
