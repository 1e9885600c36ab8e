import type { GamesCalls } from '../../contract/calls/games.ts'
import { useMoney, useText } from '../../ui/text.ts'
import { useSitePage } from '../page/page.ts'
import { Time } from '../parts/Time.tsx'

type Round = GamesCalls['own-rounds']['answer']['rounds'][number]

/** One round: in which game, what it cost and paid, and the way to compute it again. */
export function RoundLine({ round }: { readonly round: Round }) {
  const text = useText()
  const money = useMoney()
  const { content, navigation } = useSitePage()
  const game = content.kind === 'rounds' ? content.games[round.game] : undefined
  const { currency, staked, payout } = round
  const inMoney = (amount: number) => money(amount / 100, currency)
  const state = stateOf(round)
  return (
    <li className="history-line">
      <span className="history-what">
        <b>{game ? <a href={game.href}>{game.title}</a> : round.game}</b>
        <Time at={round.begun_at * 1000} />
      </span>
      <span className="history-sum">
        <b>{`${inMoney(staked)} → ${payout === undefined ? '…' : inMoney(payout)}`}</b>
        <span className={`state state-${state}`}>{text(`site.bets.status.${state}`)}</span>
      </span>
      {navigation.screens.fairness && (
        <a href={`${navigation.screens.fairness}#${round.id}`}>{text('site.play.verify')}</a>
      )}
    </li>
  )
}

function stateOf({ state, staked, payout = 0 }: Round): 'pending' | 'returned' | 'won' | 'lost' {
  if (state !== 'ended') return state === 'running' ? 'pending' : 'returned'
  return payout > staked ? 'won' : 'lost'
}
