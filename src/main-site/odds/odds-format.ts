import { type OddsFormat, oddsFormats } from '../../rules/odds/written-odds.ts'
import { keptValue } from '../../visitor/kept-value.ts'

/** How this browser's player reads odds. */
export const oddsFormat = keptValue<OddsFormat>({
  name: 'odds',
  first: 'decimal',
  read: (stored) => oddsFormats.find((format) => format === stored) ?? 'decimal',
})
