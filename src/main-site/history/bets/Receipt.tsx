import { useCallback } from 'react'
import type { Bet } from '../../../contract/index.ts'
import { countedOdds, countedStake } from '../../../rules/slip/counted-stake.ts'
import { useMoney, useText } from '../../../ui/text.ts'
import { useOdds } from '../../odds/use-odds.ts'
import type { PlayerActions } from '../../page/player.ts'
import { Trouble } from '../../parts/loading/Trouble.tsx'
import { useLoaded } from '../../parts/loading/use-loaded.ts'
import { Arithmetic } from './Arithmetic.tsx'
import { ReceiptLeg } from './ReceiptLeg.tsx'
import { Settlements } from './Settlements.tsx'
import type { ReceiptAnswer } from './shown-bet.ts'

type ReceiptProps = Pick<PlayerActions, 'calls'> & { readonly bet: Bet }

/** Everything that the payout of a bet follows from. */
export function Receipt({ bet: { id }, calls }: ReceiptProps) {
  const text = useText()
  const { loading, again } = useLoaded(
    useCallback(async () => {
      const receipt = await calls.read('own-bet', { params: { bet: id } }, { isFresh: true })
      return receipt.kind === 'answer' ? receipt.content : undefined
    }, [calls, id]),
  )
  if (loading.kind === 'loading') return <p role="status">{text('site.tool.loading')}</p>
  if (loading.kind === 'failed') return <Trouble again={again} />
  return <Read receipt={loading.value} />
}

function Read({ receipt }: { readonly receipt: ReceiptAnswer }) {
  const text = useText()
  const money = useMoney()
  const { bet, legs, maximum_win, settlements } = receipt
  return (
    <div className="receipt">
      <p>{text('site.bets.number', { id: bet.id })}</p>
      <h2>{text('site.bets.legs')}</h2>
      <ol className="receipt-legs">
        {bet.legs.map((leg, place) => (
          <ReceiptLeg key={`${leg.fixture} ${leg.market}`} leg={leg} settled={legs[place]} />
        ))}
      </ol>
      {bet.state !== 'cashed-out' && <Arithmetic bet={bet} maximumWin={maximum_win} />}
      <p>{text('site.bets.maximum-win', { amount: money(maximum_win / 100, bet.currency) })}</p>
      <Counted bet={bet} />
      <Settlements settlements={settlements} currency={bet.currency} />
    </div>
  )
}

/** How much of a settled bet counts for turnover and wagering. */
function Counted({ bet: { stake, size, legs, currency, state } }: { readonly bet: Bet }) {
  const text = useText()
  const money = useMoney()
  const written = useOdds()
  const ended = legs.flatMap(({ odds, share }) => (share ? [{ odds, share }] : []))
  if (ended.length < legs.length || state === 'cashed-out') return null
  const bet = { stake, size, legs: ended }
  return (
    <p>
      {text('site.bets.counted', {
        amount: money(countedStake(bet) / 100, currency),
        odds: written(countedOdds(bet)),
      })}
    </p>
  )
}
