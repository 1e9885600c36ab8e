import { useMoney, useText } from '../../../../ui/text.ts'
import { exactFactor } from '../../../games/parts/factor-text.ts'
import type { TableNow } from './table-now.ts'

/** What others have staked in this round; nobody is named. */
export function TableBets({ table: { bets, players } }: { readonly table: TableNow }) {
  const text = useText()
  const money = useMoney()
  return (
    <section className="table-bets">
      <h2>{text('site.play.table-bets', { count: players })}</h2>
      <ul>
        {bets.map(({ player, currency, staked, payout, factor }) => (
          <li key={player} className={payout ? 'is-won' : ''}>
            <span>{`•••${player.slice(-4)}`}</span>
            <span>{money(staked / 100, currency)}</span>
            <b>{factor === undefined ? '' : exactFactor(factor)}</b>
            <b>{payout ? money(payout / 100, currency) : ''}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
