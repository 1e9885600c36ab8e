import type { VerificationReason, VerificationState } from '../../../contract/index.ts'
import { verificationTexts } from '../../../rules/verification/texts.ts'
import { useText } from '../../../ui/text.ts'
import { StateSign } from './StateSign.tsx'

type StandingProps = { readonly state: VerificationState; readonly reason: VerificationReason | undefined }

const way = ['sent', 'in-process', 'on-check', 'verified'] as const

/** How the check stands: its word, what it means and what comes next. */
export function Standing({ state, reason }: StandingProps) {
  const text = useText()
  return (
    <section className={`panel standing standing-${state}`} aria-labelledby="standing">
      <StateSign state={state} />
      <div role="status">
        <h2 id="standing">{text(`site.verification.state.${state}`)}</h2>
        {verificationTexts(state, reason ?? null).map((id) => (
          <p key={id}>{text(id)}</p>
        ))}
      </div>
      {state !== 'rejected' && <Way state={state} />}
    </section>
  )
}

function Way({ state }: { readonly state: (typeof way)[number] }) {
  const text = useText()
  const reached = way.indexOf(state)
  return (
    <ol className="way">
      {way.map((step, place) => (
        <li
          key={step}
          className={place <= reached ? 'way-reached' : undefined}
          aria-current={step === state ? 'step' : undefined}
        >
          {text(`site.verification.state.${step}`)}
        </li>
      ))}
    </ol>
  )
}
