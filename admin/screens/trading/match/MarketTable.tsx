import { type ComponentProps, useId } from 'react'
import type { TradedMarket } from '../../../../src/contract/index.ts'
import { plural } from '../../../kit/format/plural.ts'
import { sayMoney } from '../../../kit/format/say-money.ts'
import { Table } from '../../../kit/screen/Table.tsx'
import { MarketBadges } from '../state/StateBadge.tsx'
import { MarketActs } from './MarketActs.tsx'
import { sayOdds } from './say-odds.ts'

type MarketTableProps = ComponentProps<typeof MarketActs>

type Outcome = TradedMarket['outcomes'][number]

/** A market with what was staked on each outcome, and what the house pays if it wins. */
export function MarketTable({ match, market, usual, onOpen }: MarketTableProps) {
  const id = useId()
  return (
    <section className="trading-market" aria-labelledby={id}>
      <header className="trading-market-head">
        <h3 id={id}>{market.name}</h3>
        <MarketBadges market={market} />
        <MarketActs match={match} market={market} usual={usual} onOpen={onOpen} />
      </header>
      <Table
        className="trading-outcomes"
        head={['Outcome', 'Odds', 'Singles', 'Pay if it wins', 'Accumulators', 'Pay at most']}
      >
        {market.outcomes.map((outcome) => (
          <OutcomeRow key={outcome.id} outcome={outcome} />
        ))}
      </Table>
      <p className="muted trading-note">
        {market.exposure.map(({ currency, pays }) => `At worst it pays ${sayMoney(pays, currency)}.`).join(' ')}
      </p>
    </section>
  )
}

function OutcomeRow({ outcome: { name, odds, money } }: { readonly outcome: Outcome }) {
  const lines = (say: (one: Outcome['money'][number]) => string) =>
    money.map((one) => <div key={one.currency}>{say(one) || <span className="muted">none</span>}</div>)
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="trading-number">{sayOdds(odds)}</td>
      <td>{lines((one) => sayBets(one.singles, one.singlesStaked, one.currency))}</td>
      <td className="trading-number">{lines((one) => (one.singles ? sayMoney(one.singlesPay, one.currency) : ''))}</td>
      <td>{lines((one) => sayBets(one.combined, one.combinedStaked, one.currency))}</td>
      <td className="trading-number">
        {lines((one) => (one.combined ? sayMoney(one.combinedPay, one.currency) : ''))}
      </td>
    </tr>
  )
}

const sayBets = (count: number, staked: number, currency: string) =>
  count > 0 ? `${plural(count, 'bet')}, ${sayMoney(staked, currency)}` : ''
