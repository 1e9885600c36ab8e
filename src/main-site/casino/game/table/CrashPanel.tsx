import { useEffect, useRef, useState } from 'react'
import type { RulesOf } from '../../../../rules/rounds/engine.ts'
import { multiplierAt } from '../../../../rules/rounds/kinds/crash-curve.ts'
import { useText } from '../../../../ui/text.ts'
import { CashOutAt } from '../../../games/kinds/crash/CashOutAt.tsx'
import { exactFactor } from '../../../games/parts/factor-text.ts'
import { useSitePage } from '../../../page/page.ts'
import { useVisitor } from '../../../page/player.ts'
import { usePlayBalance } from '../../../player/use-play-balance.ts'
import { PlayPurse } from '../panel/PlayPurse.tsx'
import { Refused } from '../panel/Refused.tsx'
import { StakeField } from '../panel/StakeField.tsx'
import { useStake } from '../panel/use-stake.ts'
import { useInMoney } from '../play/use-in-money.ts'
import type { TableParts } from './table-parts.ts'

type CrashPanelProps = TableParts & { readonly rules: RulesOf<'crash'>; readonly place: number }

/** One bet of a flight: placed before it, left while it is on. What is placed during a flight is for the next one. */
export function CrashPanel({ game, table, clock, own, terms, rules, place }: CrashPanelProps) {
  const text = useText()
  const inMoney = useInMoney()
  const { door } = useSitePage()
  const visitor = useVisitor()
  const balance = usePlayBalance(() => false)
  const stake = useStake(terms.limits)
  const [at, setAt] = useState<number>()
  const [placed, setPlaced] = useState<string>()
  const [isNext, setIsNext] = useState(false)
  const bet = own.rounds.find(({ id, table: of }) => id === placed && of?.round === table.round)
  const isRunning = bet?.state === 'running'
  const { state, round } = table

  async function put(): Promise<void> {
    if (stake.amount === undefined) return
    const chip = { amount: stake.amount, ...(at !== undefined && { at }) }
    const put = await own.place({ bet: { kind: 'crash', chips: [chip] }, balance: balance.balance })
    if (put) setPlaced(put.id)
  }

  // What waits for the next round is placed as soon as it takes bets.
  const latest = useRef(put)
  latest.current = put
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another round, bets are taken again
  useEffect(() => {
    if (state !== 'open' || !isNext) return
    setIsNext(false)
    void latest.current()
  }, [state, round, isNext])

  // After a reload, the bets of this round are found again, each in its panel.
  const running = own.rounds.filter((one) => one.table?.round === round && one.state === 'running')
  const found = running.at(-1 - place)?.id
  useEffect(() => {
    if (found !== undefined) setPlaced((before) => before ?? found)
  }, [found])

  if (visitor.kind === 'visitor')
    return place > 0 ? null : (
      <a className="button button-large button-wide button-play" href={door.signIn}>
        {text('site.play.table-sign-in')}
      </a>
    )
  return (
    <form
      className="crash-panel"
      noValidate={true}
      aria-label={text('site.play.table-panel', { number: place + 1 })}
      onSubmit={(event) => {
        event.preventDefault()
        if (isRunning || own.isSending || stake.amount === undefined) return
        if (state === 'open') void put()
        else setIsNext(!isNext)
      }}
    >
      {place === 0 && <PlayPurse game={game} own={balance} isLocked={isRunning} />}
      <StakeField stake={stake} isLocked={isRunning || isNext} inMoney={inMoney} />
      <CashOutAt at={at} change={setAt} isLocked={isRunning || isNext} highest={rules.highest} />
      {place === 0 && <Refused refusal={own.refusal} game={game} />}
      {own.isOffline && (
        <p className="problem" role="status">
          {text('site.play.offline')}
        </p>
      )}
      {isRunning && state === 'showing' ? (
        <button
          type="button"
          className="button button-large button-wide button-take"
          onClick={() => void own.cashOut(bet.id)}
        >
          <CashOutWords amount={bet.staked} {...{ rules, clock, inMoney }} from={table.shown_at} />
        </button>
      ) : isRunning && state === 'open' ? (
        <button
          type="button"
          className="button button-large button-wide button-quiet"
          onClick={() => void own.takeBack(bet.id)}
        >
          {`${text('site.play.table-take-back')} · ${inMoney(bet.staked)}`}
        </button>
      ) : (
        <button
          type="submit"
          className="button button-large button-wide button-play"
          aria-disabled={stake.amount === undefined || own.isSending}
        >
          {isNext ? text('site.play.table-next') : text('site.play.bet')}
        </button>
      )}
      <p className="crash-words" role="status">
        {bet && !isRunning && bet.payout
          ? `${text('site.play.won', { amount: inMoney(bet.payout) })} · ${exactFactor(bet.table?.cashed_out ?? 0)}`
          : isRunning
            ? text('site.play.table-placed', { amount: inMoney(bet.staked) })
            : '\u00A0'}
      </p>
    </form>
  )
}

type CashOutWordsProps = {
  readonly amount: number
  readonly rules: RulesOf<'crash'>
  readonly clock: () => number
  readonly from: number
  readonly inMoney: (amount: number) => string
}

/** What the bet pays at this moment. */
function CashOutWords({ amount, rules, clock, from, inMoney }: CashOutWordsProps) {
  const text = useText()
  const [pays, setPays] = useState(amount)
  useEffect(() => {
    const look = () => setPays(Math.floor((amount * multiplierAt(rules, clock() - from)) / 1000))
    look()
    const timer = setInterval(look, 100)
    return () => clearInterval(timer)
  }, [amount, rules, clock, from])
  return (
    <>
      {text('site.play.table-cash-out')} <span aria-hidden="true">{inMoney(pays)}</span>
    </>
  )
}
