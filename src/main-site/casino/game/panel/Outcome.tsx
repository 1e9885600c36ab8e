import { type TextOf, useText } from '../../../../ui/text.ts'
import { exactFactor } from '../../../games/parts/factor-text.ts'
import type { Playing } from '../play/playing.ts'

type OutcomeProps = {
  readonly playing: Playing
  readonly inMoney: (amount: number) => string
  /** What came, in words. */
  readonly say: (text: TextOf) => string
}

/** What a round has paid, once it has been shown: seen over the stage, and read aloud. */
export function Outcome({ playing: { step, round, isFound }, inMoney, say }: OutcomeProps) {
  const text = useText()
  const isOver = step === 'ready' && round?.payout !== undefined
  const { payout = 0, staked = 0 } = round ?? {}
  const isWon = payout > 0
  const said = isOver ? [say(text), words()].filter((part) => part !== '').join('. ') : ''
  return (
    <>
      {isOver && isWon && !isFound && (
        <p key={round.id} className={`outcome outcome-${sizeOf(payout, staked)}`} aria-hidden="true">
          <b>{inMoney(payout)}</b>
          {staked > 0 && <span>{exactFactor((payout * 1000) / staked)}</span>}
        </p>
      )}
      <p className="outcome-words" role="status">
        {said || '\u00A0'}
      </p>
    </>
  )

  function words(): string {
    if (round?.state === 'returned') return text('site.play.returned')
    return isWon ? text('site.play.won', { amount: inMoney(payout) }) : text('site.play.nothing-won')
  }
}

/** How much is made of a win. */
function sizeOf(payout: number, staked: number): 'back' | 'won' | 'big' {
  if (payout <= staked) return 'back'
  return payout >= staked * 10 ? 'big' : 'won'
}
