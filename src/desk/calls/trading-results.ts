import { decideResult as decide } from '../../services/sportsbook/staff-tools/results/decide.ts'
import { proposeResult as propose } from '../../services/sportsbook/staff-tools/results/propose.ts'
import type { Handler } from '../desk.ts'
import { callError } from '../errors.ts'
import { knownMatch } from '../trading/known-match.ts'
import { logTrading } from '../trading/log-trading.ts'
import { describeMatch } from '../trading/outline.ts'
import { sayResult } from '../trading/say-result.ts'

const refusedProposals = {
  unknown: 'unknown-match',
  changed: 'match-changed',
  incomplete: 'result-incomplete',
  unchanged: 'result-unchanged',
  waiting: 'result-waiting',
} as const

export const proposeResult: Handler<'propose-result'> = async (desk, { body, staff }) => {
  const { match: fixture, seen, result, note } = body
  const refusal = await propose(desk, { fixture, seen, result, staff: staff.id, note: note.trim() })
  if (refusal) throw callError(refusedProposals[refusal])
  const row = await knownMatch(desk, fixture)
  const market = result.kind === 'outcomes' ? result.market : undefined
  const said = `${sayResult(desk, row, result)}; ${note.trim()}`
  await logTrading(desk, { staff, action: 'propose-result', row, market, note: said })
  return { match: await describeMatch(desk, row) }
}

const refusedDecisions = {
  unknown: 'unknown-result',
  decided: 'result-decided',
  own: 'second-trader-needed',
  changed: 'match-changed',
} as const

export const decideResult: Handler<'decide-result'> = async (desk, { body: { id, act, note = '' }, staff }) => {
  const outcome = await decide(desk, { id, act, staff: staff.id, note: note.trim() })
  if ('refusal' in outcome) throw callError(refusedDecisions[outcome.refusal])
  const { fixture_id, market_id, kind, note: why } = outcome.proposal
  const row = await knownMatch(desk, fixture_id)
  const market = market_id || undefined
  const said = [kind, why, ...(note.trim() ? [note.trim()] : [])].join('; ')
  await logTrading(desk, { staff, action: `${act}-result`, row, market, note: said })
  return { match: await describeMatch(desk, row) }
}
