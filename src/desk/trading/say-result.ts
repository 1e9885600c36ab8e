import type { ProposedResult } from '../../contract/index.ts'
import type { Desk } from '../desk.ts'
import type { KnownMatch } from './known-match.ts'
import { outcomeName } from './names.ts'

/** A proposed result in words: "Chennai won, Delhi lost". */
export function sayResult(desk: Desk, row: KnownMatch, result: ProposedResult): string {
  switch (result.kind) {
    case 'outcomes':
      return Object.entries(result.outcomes)
        .map(([outcome, share]) => `${outcomeName(desk, row, outcome)} ${share}`)
        .join(', ')
    case 'score':
      return Object.entries(result.score.counts)
        .map(([key, counts]) => `${key} ${counts.join(' : ')}`)
        .join(', ')
    case 'abandoned':
      return 'abandoned'
    case 'feed':
      return 'the results of the feed'
    default:
      return result satisfies never
  }
}
