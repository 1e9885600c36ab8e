import { useEffect, useRef, useState } from 'react'
import type { EngineKind, Rules as EngineRules } from '../../../../rules/rounds/engine.ts'
import { Icon } from '../../../../ui/Icon.tsx'
import { loadLate } from '../../../../ui/load-late.ts'
import { useText } from '../../../../ui/text.ts'
import type { AnyKit, ShownRound } from '../../../games/kit/kit.ts'
import { createPace } from '../../../games/kit/pace.ts'
import { kits } from '../../../games/kits.ts'
import { usePlayBalance } from '../../../player/use-play-balance.ts'
import { Poster } from '../Poster.tsx'
import { useStake } from '../panel/use-stake.ts'
import { useInMoney } from '../play/use-in-money.ts'
import { ResultSign } from './ResultSign.tsx'
import { Results } from './Results.tsx'
import { TableBets } from './TableBets.tsx'
import { TableClock } from './TableClock.tsx'
import { TablePanel } from './TablePanel.tsx'
import type { TableParts } from './table-parts.ts'

/** A table at which chips are laid until the dealer says no more, and one result decides them all. */
export function DealtTable(parts: TableParts) {
  const { kind } = parts.game.engine
  const [kit, setKit] = useState<AnyKit>()
  useEffect(() => {
    if (kind === 'external') return
    let isGone = false
    void loadLate(kits[kind]).then((loaded) => !isGone && setKit(loaded.default))
    return () => {
      isGone = true
    }
  }, [kind])
  return kit ? <WithKit {...parts} kit={kit} /> : <Poster game={parts.game} trial={undefined} />
}

function WithKit({ kit, ...parts }: TableParts & { readonly kit: AnyKit }) {
  const { game, table, clock, own, terms } = parts
  const text = useText()
  const inMoney = useInMoney()
  const balance = usePlayBalance(() => false)
  const stake = useStake(terms.limits)
  const rules = game.engine as EngineRules
  const [choice, choose] = useState(() => kit.first(rules))
  const [pace] = useState(createPace)
  const stage = useRef<HTMLDivElement>(null)
  const [shownRound, setShownRound] = useState<number>()
  const joined = useRef(table.round)
  const { state, shown } = table
  const mine = own.rounds.filter((one) => one.table?.round === table.round)
  const bet = mine[0]?.bet ?? { kind: rules.kind, chips: [] }
  // Who comes while the result is being shown sees it as it stands.
  const isFound = joined.current === table.round && state !== 'open'
  const last = useRef<ShownRound<EngineKind>>(undefined)
  if (shown && last.current?.id !== String(table.round)) {
    last.current = {
      ...{ id: String(table.round), bet, shown, moves: [], possible: [], isOver: true, isFound },
    } as unknown as ShownRound<EngineKind>
  }
  const isSeen = shownRound === table.round
  const paid = mine.reduce((sum, { payout = 0 }) => sum + payout, 0)
  const staked = mine.reduce((sum, one) => sum + one.staked, 0)
  const offered = stake.amount === undefined ? undefined : kit.betOf(choice, stake.amount, rules)

  return (
    <>
      <div className={`playground theme-${game.theme}`}>
        <div ref={stage} className="stage stage-table" data-step={state}>
          <Results table={table}>{(result) => <ResultSign rules={rules} shown={result} />}</Results>
          {game.table?.dealer && <Icon name={dealerOf(game.picture)} className={`dealer dealer-${state}`} />}
          <TableClock table={table} clock={clock} isFlight={false} />
          <kit.Stage
            rules={rules}
            choice={choice}
            choose={choose}
            stake={stake.amount}
            round={last.current}
            isLocked={state !== 'open'}
            pace={pace}
            move={() => {}}
            whenShown={() => setShownRound(table.round)}
            theme={game.theme}
            inMoney={inMoney}
          />
          {isSeen && paid > 0 && (
            <p className={`outcome outcome-${paid > staked ? 'won' : 'back'}`} aria-hidden="true">
              <b>{inMoney(paid)}</b>
            </p>
          )}
          <p className="outcome-words" role="status">
            {isSeen && last.current
              ? [kit.say(text, last.current, rules), resultWords()].filter((part) => part !== '').join('. ')
              : '\u00A0'}
          </p>
        </div>
        <TablePanel
          {...parts}
          stake={stake}
          balance={balance}
          mine={mine}
          bet={offered}
          whenPlaced={() => choose(kit.first(rules))}
        />
      </div>
      <TableBets table={table} />
    </>
  )

  function resultWords(): string {
    // What the bets pay is known once they are settled.
    if (staked === 0 || mine.some(({ payout }) => payout === undefined)) return ''
    return paid > 0 ? text('site.play.won', { amount: inMoney(paid) }) : text('site.play.nothing-won')
  }
}

const dealers = ['drawn:singer', 'drawn:dealer', 'drawn:croupier', 'drawn:lion']

const dealerOf = (picture: string) => (dealers.includes(picture) ? picture : 'drawn:croupier')
