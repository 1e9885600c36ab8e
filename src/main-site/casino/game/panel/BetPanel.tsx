import type { RoundMove } from '../../../../contract/index.ts'
import { useText } from '../../../../ui/text.ts'
import type { AnyKit } from '../../../games/kit/kit.ts'
import type { ShownGame } from '../../../page/casino.ts'
import type { PlayBalanceHere } from '../../../player/use-play-balance.ts'
import type { Playing } from '../play/playing.ts'
import type { Terms } from '../play/use-terms.ts'
import { Autoplay } from './Autoplay.tsx'
import { MoveButtons } from './MoveButtons.tsx'
import { PlayPurse } from './PlayPurse.tsx'
import { Refused } from './Refused.tsx'
import { StakeField } from './StakeField.tsx'
import type { StakeNow } from './use-stake.ts'

type BetPanelProps = {
  readonly game: ShownGame
  readonly kit: AnyKit
  readonly terms: Terms
  readonly stake: StakeNow
  readonly playing: Playing
  /** What a round costs, in minor units; undefined while there is no bet that can be placed. */
  readonly cost: number | undefined
  readonly own: PlayBalanceHere
  readonly inMoney: (amount: number) => string
  readonly begin: () => void
  readonly move: (move: RoundMove) => void
}

/** The stake, and what the player can do next. */
export function BetPanel({ game, kit, terms, stake, playing, cost, own, inMoney, begin, move }: BetPanelProps) {
  const text = useText()
  const { step, round, refusal } = playing
  const isLocked = step !== 'ready'
  const isReady = cost !== undefined
  const isRunning = round?.state === 'running'
  return (
    <form
      className="bet-panel"
      noValidate={true}
      aria-busy={step === 'sending' || step === 'finding'}
      onSubmit={(event) => {
        event.preventDefault()
        if (isReady && !isLocked) begin()
        else event.currentTarget.querySelector<HTMLElement>('[name=stake]')?.focus()
      }}
    >
      <PlayPurse game={game} own={own} isLocked={isLocked} />
      {own.chosen !== 'free' && <StakeField stake={stake} isLocked={isLocked} inMoney={inMoney} />}
      <Refused refusal={refusal} game={game} />
      {step === 'offline' && (
        <p className="problem" role="status">
          {text('site.play.offline')}
        </p>
      )}
      {isRunning && round ? (
        <MoveButtons round={round} isLocked={step !== 'moving'} inMoney={inMoney} move={move} />
      ) : (
        <button
          type="submit"
          className="button button-large button-wide button-play"
          aria-disabled={isLocked || !isReady}
        >
          {text(`site.play.${kit.action}`)}
        </button>
      )}
      {kit.repeats && !terms.play.noAutoplay && (
        <Autoplay {...{ playing, cost, begin, inMoney }} minimumRound={terms.play.minimumRound ?? 0} />
      )}
    </form>
  )
}
