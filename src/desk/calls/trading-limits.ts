import { toWholeUnits } from '../../rules/minor-units.ts'
import { removeStakeLimit, setStakeLimit } from '../../services/sportsbook/staff-tools/stake-limits.ts'
import type { Handler } from '../desk.ts'
import { callError } from '../errors.ts'
import { knownMatch } from '../trading/known-match.ts'
import { logTrading } from '../trading/log-trading.ts'
import { describeMatch } from '../trading/outline.ts'

export const limitStakes: Handler<'set-stake-limit'> = async (desk, { body, staff }) => {
  const { match: fixture, market, currency, stake, payout, reason } = body
  const note = reason.trim()
  const refusal = await setStakeLimit(desk, { fixture, market, currency, stake, payout, note, staff: staff.id })
  if (refusal) throw callError(refusal === 'unknown' ? 'unknown-match' : 'limit-impossible')
  const row = await knownMatch(desk, fixture)
  const said = [
    ...(stake === undefined ? [] : [`at most ${toWholeUnits(stake)} ${currency} a bet`]),
    ...(payout === undefined ? [] : [`at most ${toWholeUnits(payout)} ${currency} paid for one outcome`]),
  ]
  await logTrading(desk, { staff, action: 'set-stake-limit', row, market, note: `${said.join(', ')}; ${note}` })
  return { match: await describeMatch(desk, row) }
}

export const unlimitStakes: Handler<'remove-stake-limit'> = async (desk, { body, staff }) => {
  const { match: fixture, market, currency, reason } = body
  const note = reason.trim()
  const refusal = await removeStakeLimit(desk, { fixture, market, currency, note, staff: staff.id })
  if (refusal) throw callError(refusal === 'unknown' ? 'unknown-match' : 'unknown-limit')
  const row = await knownMatch(desk, fixture)
  await logTrading(desk, { staff, action: 'remove-stake-limit', row, market, note: `${currency}; ${note}` })
  return { match: await describeMatch(desk, row) }
}
