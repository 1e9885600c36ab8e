import type { TradingAct } from '../../../../src/contract/index.ts'
import { writeCsv } from '../../../kit/csv/write-csv.ts'
import { inWords } from './acts-done.ts'

/** What traders did about a match, for a spreadsheet. */
export const actsFile = (acts: readonly TradingAct[]): string =>
  writeCsv([
    ['time', 'colleague', 'did', 'note'],
    ...acts.map(inWords).map(({ at, by, did, note }) => [at, by, did, note]),
  ])
