import type { FormEvent } from 'react'
import { useText } from '../../../ui/text.ts'
import { useJourney } from '../../page/journey.ts'
import { FormNameProvider, useInput } from '../dialog-context.ts'
import { Field } from '../Field.tsx'

/** Sends the credentials to a mailbox. */
export function SendCredentials() {
  const { act } = useJourney()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    act?.sendCredentials(String(new FormData(event.currentTarget).get('email')))
  }
  return (
    <FormNameProvider value="credentials">
      <form data-apart="" noValidate onSubmit={send}>
        <Mailbox />
      </form>
    </FormNameProvider>
  )
}

function Mailbox() {
  const text = useText()
  return (
    <Field name="email" label="ui.credentials.email" problems={['email-missing', 'email-invalid']}>
      <div className="promo-line">
        <input className="input" type="email" autoComplete="email" maxLength={254} required {...useInput('email')} />
        <button type="submit" className="promo-apply">
          {text('ui.credentials.send')}
        </button>
      </div>
    </Field>
  )
}
