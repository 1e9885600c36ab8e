import { useState } from 'react'
import { useMoney, useText } from '../../../ui/text.ts'
import { useOdds } from '../../odds/use-odds.ts'
import { Time } from '../../parts/Time.tsx'
import { BetLegs } from './BetLegs.tsx'
import { CashOut } from './CashOut.tsx'
import { Receipt } from './Receipt.tsx'
import type { ShownBet } from './shown-bet.ts'
import { useKindName } from './use-kind-name.ts'

/** One bet: what it is on, how it stands, and its receipt. */
export function BetLine({ bet, act, take }: ShownBet) {
  const text = useText()
  const money = useMoney()
  const written = useOdds()
  const kindOf = useKindName()
  const [isOpen, setOpen] = useState(false)
  const { currency, state, total, payout, possible_win, odds } = bet
  const inMoney = (amount: number) => money(amount / 100, currency)
  return (
    <li className="history-line bet-line">
      <span className="history-what">
        <b>{kindOf(bet)}</b>
        <Time at={bet.placed_at * 1000} />
      </span>
      <span className="history-sum">
        <b>{inMoney(total)}</b>
        <span className={`state state-${state}`}>{text(`site.bets.state.${state}`)}</span>
      </span>
      <BetLegs legs={bet.legs} />
      <p className="bet-sums">
        {odds !== undefined && bet.legs.length > 1 && (
          <span>
            {text('site.slip.odds')} <b>{written(odds)}</b>
          </span>
        )}
        <span>
          {payout === undefined ? text('site.slip.win') : text('site.bets.payout')}{' '}
          <b>{inMoney(payout ?? possible_win)}</b>
        </span>
      </p>
      {state === 'open' && <CashOut bet={bet} act={act} take={take} />}
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{text('site.bets.receipt')}</summary>
        {isOpen && <Receipt key={`${state} ${bet.settled_at ?? ''}`} bet={bet} calls={act.calls} />}
      </details>
    </li>
  )
}
