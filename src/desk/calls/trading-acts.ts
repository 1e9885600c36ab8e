import { reopenBets as reopen, suspendBets as suspend } from '../../services/sportsbook/staff-tools/stops.ts'
import type { Handler } from '../desk.ts'
import { callError } from '../errors.ts'
import { knownMatch } from '../trading/known-match.ts'
import { logTrading } from '../trading/log-trading.ts'
import { describeMatch } from '../trading/outline.ts'

export const suspendBets: Handler<'suspend-bets'> = async (desk, { body: { match, market, reason }, staff }) => {
  const refusal = await suspend(desk, { fixture: match, market, staff: staff.id, note: reason.trim() })
  if (refusal) throw callError(refusal === 'unknown' ? 'unknown-match' : 'bets-suspended')
  const row = await knownMatch(desk, match)
  await logTrading(desk, { staff, action: 'suspend-bets', row, market, note: reason })
  return { match: await describeMatch(desk, row) }
}

export const reopenBets: Handler<'reopen-bets'> = async (desk, { body: { match, market, reason }, staff }) => {
  const refusal = await reopen(desk, { fixture: match, market, staff: staff.id, note: reason.trim() })
  if (refusal) throw callError(refusal === 'unknown' ? 'unknown-match' : 'bets-not-suspended')
  const row = await knownMatch(desk, match)
  await logTrading(desk, { staff, action: 'reopen-bets', row, market, note: reason })
  return { match: await describeMatch(desk, row) }
}
