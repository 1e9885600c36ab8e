import { type FormEvent, useState } from 'react'
import { api } from '../../api/api.ts'
import { sayFailure } from '../../api/failure.ts'
import { CodeField } from '../../kit/fields/CodeField.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'

type SecondStepFormProps = { readonly onSignedIn: (() => void) | undefined; readonly onBack: () => void }

/** After the password: a code of the authenticator app, or a recovery code. */
export function SecondStepForm({ onSignedIn, onBack }: SecondStepFormProps) {
  const [isRecovery, setRecovery] = useState(false)
  const [finish, { error, isLoading, reset }] = api.useFinishSignInMutation()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const answer = await finish({ code: String(new FormData(event.currentTarget).get('code')) })
    if ('data' in answer) onSignedIn?.()
  }
  const change = () => {
    reset()
    setRecovery(!isRecovery)
  }
  return (
    <form className="card-fields" onSubmit={submit}>
      <CodeField
        key={String(isRecovery)}
        label={isRecovery ? 'Recovery code' : 'Code of your authenticator app'}
        isNumeric={!isRecovery}
        isFocused
      />
      <p className="problem" role="alert">
        {error && sayFailure(error)}
      </p>
      <button type="submit" className="button button-primary" disabled={isLoading}>
        {isLoading ? 'Signing in…' : 'Sign in'}
      </button>
      <PasskeyButton onSignedIn={onSignedIn} />
      <button type="button" className="button button-quiet button-small" onClick={change}>
        {isRecovery ? 'Use the authenticator app' : 'Use a recovery code'}
      </button>
      <button type="button" className="button button-quiet button-small" onClick={onBack}>
        Back
      </button>
    </form>
  )
}
