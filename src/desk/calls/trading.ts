import { findMatches } from '../../services/sportsbook/staff-tools/find-matches.ts'
import { findMatch } from '../../services/sportsbook/staff-tools/read-match.ts'
import type { Handler } from '../desk.ts'
import { callError } from '../errors.ts'
import { describeTradedMatch } from '../trading/describe-match.ts'
import { describeMatches } from '../trading/outline.ts'

export const trading: Handler<'trading'> = async (desk, { query: { view = 'live', text, after } }) => ({
  matches: await describeMatches(desk, await findMatches(desk, { view, text, after })),
})

export const tradedMatch: Handler<'trading-match'> = async (desk, { query: { id } }) => {
  const row = await findMatch(desk.db, id)
  if (!row) throw callError('unknown-match')
  return describeTradedMatch(desk, row)
}
