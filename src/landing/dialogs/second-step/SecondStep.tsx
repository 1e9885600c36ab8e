import { type SubmitEvent, useState } from 'react'
import { useText } from '../../../ui/text.ts'
import { useJourney } from '../../page/journey.ts'
import { CodeField } from './CodeField.tsx'

type SecondStepProps = { readonly problem: 'code-missing' | 'code-wrong' | undefined }

/** Asks for a code of the authenticator app, or a recovery code. */
export function SecondStep({ problem }: SecondStepProps) {
  const text = useText()
  const { act, dialog, isSending } = useJourney()
  const [hasLetters, setHasLetters] = useState(false)
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    act?.finishSignIn(String(new FormData(event.currentTarget).get('code')))
  }
  return (
    <form
      className="dialog-form second-step"
      data-apart=""
      noValidate
      aria-busy={isSending || undefined}
      onSubmit={send}
    >
      <header className="dialog-heading">
        <h2 className="dialog-title" id={`${dialog}-title`}>
          {text('ui.second-step.title')}
        </h2>
        <p className="dialog-subtitle">{text('ui.second-step.text')}</p>
      </header>
      <CodeField problem={problem} hasLetters={hasLetters} />
      <button type="submit" className="button button-main button-submit" disabled={isSending}>
        {text('ui.page.sign-in')}
      </button>
      <div className="second-step-ways">
        <button type="button" onClick={act?.backToForm}>
          {text('ui.second-step.back')}
        </button>
        {!hasLetters && (
          <button type="button" onClick={() => setHasLetters(true)}>
            {text('ui.second-step.with-recovery-code')}
          </button>
        )}
      </div>
    </form>
  )
}
