import { useId, useRef, useState } from 'react'
import { useText } from '../../../ui/text.ts'
import { Said } from '../../parts/form/Said.tsx'
import { useStepFocus } from '../../parts/place/use-step-focus.ts'
import { AddressForm } from './AddressForm.tsx'
import { CodeForm } from './CodeForm.tsx'
import { CurrentEmail } from './CurrentEmail.tsx'
import { RemovalForm } from './RemovalForm.tsx'
import type { EmailTool, Step } from './step.ts'

type EmailProps = Pick<EmailTool, 'profile' | 'calls'> & { readonly changed: () => void }

/** The e-mail of the account: confirmed by a code, changed and removed by whoever proves to be the player. */
export function Email({ profile, calls, changed }: EmailProps) {
  const text = useText()
  const heading = useId()
  const section = useRef<HTMLElement>(null)
  const [step, setStep] = useState<Step>({ kind: 'shown' })
  useStepFocus(section, step.kind)

  function go(next: Step): void {
    setStep(next)
    if (next.kind === 'shown' && next.said) changed()
  }

  return (
    <section ref={section} id="email" className="panel form" aria-labelledby={heading}>
      <h2 id={heading} tabIndex={-1}>
        {text('site.profile.email')}
      </h2>
      <EmailStep step={step} profile={profile} calls={calls} go={go} />
      <Said>{step.kind === 'shown' && step.said && text(step.said)}</Said>
    </section>
  )
}

function EmailStep({ step, ...tool }: EmailTool & { readonly step: Step }) {
  switch (step.kind) {
    case 'shown':
      return <CurrentEmail {...tool} />
    case 'address':
      return <AddressForm {...tool} />
    case 'removal':
      return <RemovalForm {...tool} />
    case 'code':
      return <CodeForm {...tool} purpose={step.purpose} to={step.to} />
    default:
      return step satisfies never
  }
}
