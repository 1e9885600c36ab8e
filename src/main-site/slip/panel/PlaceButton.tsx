import { type TextOf, useText } from '../../../ui/text.ts'
import { useSitePage } from '../../page/page.ts'
import { useVisitor } from '../../page/player.ts'
import { openAfterSignIn } from '../place/use-slip-open.ts'
import type { Placing } from '../state/placing.ts'
import type { Reckoned } from '../state/use-slip-sums.ts'
import { plannedBets } from '../store/planned-bets.ts'
import type { Slip } from '../store/read-slip.ts'
import { SecondsLeft } from './SecondsLeft.tsx'

type PlaceButtonProps = {
  readonly slip: Slip
  readonly reckoned: Reckoned
  readonly placing: Placing
  /** For how many seconds a live bet is held. */
  readonly delay: number
}

/** The next step: to sign in, to accept other odds, or to place the bet. */
export function PlaceButton({ slip, reckoned, placing: { step, decidedAt }, delay }: PlaceButtonProps) {
  const text = useText()
  const { door } = useSitePage()
  const { kind } = useVisitor()
  if (kind === 'visitor') {
    return (
      <a className="button button-large button-wide" href={door.signIn} onClick={openAfterSignIn}>
        {text('site.slip.sign-in')}
      </a>
    )
  }
  return (
    <>
      <p className="slip-note" role="status">
        {step === 'offline' && text('site.slip.offline')}
        {step === 'none' && delay > 0 && text('site.slip.delay', { seconds: delay })}
        {step === 'held' && (
          <>
            {text('site.slip.held')} <SecondsLeft until={decidedAt ?? 0} />
          </>
        )}
      </p>
      <button
        type="submit"
        className="button button-large button-wide"
        aria-busy={step !== 'none'}
        disabled={kind !== 'player' || reckoned.isBlocked}
      >
        {nextStep(text, reckoned, step, plannedBets(slip).length)}
      </button>
    </>
  )
}

function nextStep(text: TextOf, { hasChanged }: Reckoned, step: Placing['step'], count: number): string {
  if (step !== 'none') return text('site.slip.sending')
  return hasChanged ? text('site.slip.accept-odds') : text('site.slip.place', { count })
}
