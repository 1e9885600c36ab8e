import { findMatches } from '../../services/sportsbook/staff-tools/find-matches.ts'
import type { Handler } from '../desk.ts'
import { describeTradedMatch } from '../trading/describe-match.ts'
import { knownMatch } from '../trading/known-match.ts'
import { describeMatches } from '../trading/outline.ts'

export const trading: Handler<'trading'> = async (desk, { query: { view = 'live', text, after } }) => ({
  matches: await describeMatches(desk, await findMatches(desk, { view, text, after })),
})

export const tradedMatch: Handler<'trading-match'> = async (desk, { query: { id }, staff }) =>
  describeTradedMatch(desk, await knownMatch(desk, id), staff)
