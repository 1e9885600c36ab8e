import { useCallback, useEffect, useRef, useState } from 'react'
import { costOf } from '../../../rules/gaming/autoplay.ts'
import type { EngineKind, Rules as EngineRules } from '../../../rules/rounds/engine.ts'
import { useMoney } from '../../../ui/text.ts'
import type { AnyKit, ShownRound } from '../../games/kit/kit.ts'
import { createPace } from '../../games/kit/pace.ts'
import type { ShownGame } from '../../page/casino.ts'
import { type FreeStakes, useVisitor } from '../../page/player.ts'
import { usePlayBalance } from '../../player/use-play-balance.ts'
import { Fairness } from './info/Fairness.tsx'
import { OwnRounds } from './info/OwnRounds.tsx'
import { RealityCheck } from './info/RealityCheck.tsx'
import { BetPanel } from './panel/BetPanel.tsx'
import { Outcome } from './panel/Outcome.tsx'
import { useStake } from './panel/use-stake.ts'
import type { RoundNow } from './play/playing.ts'
import { usePlay } from './play/use-play.ts'
import { useTerms } from './play/use-terms.ts'

type SoloProps = { readonly game: ShownGame; readonly kit: AnyKit }

/** A game that is played alone: the stage, the bet, and what belongs to the player. */
export function Solo({ game, kit }: SoloProps) {
  const visitor = useVisitor()
  const money = useMoney()
  const currency = visitor.kind === 'player' ? visitor.player.currency : ''
  const terms = useTerms(game.id)
  const { playing, play } = usePlay(game.id)
  const rules = game.engine as EngineRules
  const [choice, choose] = useState(() => kit.first(rules))
  const stake = useStake(terms.limits)
  const [pace] = useState(createPace)
  const stage = useRef<HTMLDivElement>(null)
  const round = playing.round && shownRound(playing.round, playing.isFound)
  const whenShown = useCallback(() => play?.shown(), [play])
  const own = usePlayBalance((free) => isFreeIn(free, game))
  const { balance } = own
  const isLocked = playing.step !== 'ready'
  const inMoney = (amount: number) => money(amount / 100, currency)
  const amount = own.chosen === 'free' ? own.free?.stake : stake.amount
  const bet = amount === undefined ? undefined : kit.betOf(choice, amount, rules)

  // Another balance begins anew.
  const played = useRef(balance)
  useEffect(() => {
    if (played.current !== balance) play?.reset()
    played.current = balance
  }, [balance, play])

  return (
    <>
      <div className={`playground theme-${game.theme}`}>
        <div
          ref={stage}
          className="stage"
          data-step={playing.step}
          onPointerDown={() => {
            if (playing.step === 'showing') pace.skip(stage.current)
          }}
        >
          <kit.Stage
            key={balance}
            rules={rules}
            choice={choice}
            choose={choose}
            stake={amount}
            round={round}
            isLocked={isLocked}
            pace={pace}
            move={(move) => void play?.move(move)}
            whenShown={whenShown}
            theme={game.theme}
            inMoney={inMoney}
          />
          <Outcome playing={playing} inMoney={inMoney} say={(text) => (round ? kit.say(text, round, rules) : '')} />
        </div>
        <BetPanel
          game={game}
          kit={kit}
          terms={terms}
          stake={stake}
          playing={playing}
          cost={bet && (own.chosen === 'free' ? 0 : costOf(bet))}
          own={own}
          inMoney={inMoney}
          begin={() => {
            if (!bet) return
            bringIntoView(stage.current)
            play?.begin({ bet, balance })
          }}
          move={(move) => void play?.move(move)}
        />
      </div>
      <RealityCheck terms={terms} inMoney={inMoney} />
      <div className="game-own">
        <OwnRounds game={game.id} latest={playing.step === 'ready' ? playing.round : undefined} inMoney={inMoney} />
        <Fairness />
      </div>
    </>
  )
}

/** A stage that is taller than the screen shows its beginning: what comes is shown there, bets are laid below. */
function bringIntoView(stage: HTMLElement | null): void {
  const shown = stage && stage.offsetHeight > innerHeight ? stage.firstElementChild : stage
  shown?.scrollIntoView({ block: 'nearest' })
}

const isFreeIn = ({ kind, game }: FreeStakes, { id, engine }: ShownGame) =>
  kind === 'spins' && (game === undefined ? engine.kind === 'slot' : game === id)

/** A round of the calls as the stages show it: its properties are those of its engine. */
const shownRound = ({ id, bet, shown, moves, possible, state }: RoundNow, isFound: boolean) =>
  ({
    ...{ id, bet, shown, moves, isFound },
    possible,
    isOver: state !== 'running',
  }) as unknown as ShownRound<EngineKind>
