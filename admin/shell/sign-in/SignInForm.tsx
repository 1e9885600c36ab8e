import { type FormEvent, useId } from 'react'
import { api } from '../../api/api.ts'
import { failureOf, sayFailure } from '../../api/failure.ts'
import { PasskeyButton } from './PasskeyButton.tsx'
import { SecondStepForm } from './SecondStepForm.tsx'

type SignInFormProps = { readonly email?: string; readonly onSignedIn?: () => void }

export function SignInForm({ email, onSignedIn }: SignInFormProps) {
  const id = useId()
  const [signIn, { error, isLoading, reset }] = api.useSignInMutation()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    const answer = await signIn({ email: String(entered.get('email')), password: String(entered.get('password')) })
    if ('data' in answer) onSignedIn?.()
  }
  if (error && failureOf(error).code === 'second-step-needed')
    return <SecondStepForm onSignedIn={onSignedIn} onBack={reset} />
  return (
    <form className="card-fields" onSubmit={submit}>
      <label htmlFor={`${id}-email`}>E-mail</label>
      <input
        className="input"
        id={`${id}-email`}
        name="email"
        type="email"
        autoComplete="username"
        defaultValue={email}
        required
      />
      <label htmlFor={`${id}-password`}>Password</label>
      <input
        className="input"
        id={`${id}-password`}
        name="password"
        type="password"
        autoComplete="current-password"
        data-focused-first
        aria-describedby={error ? `${id}-problem` : undefined}
        required
      />
      <p className="problem" role="alert" id={`${id}-problem`}>
        {error && sayFailure(error)}
      </p>
      <button type="submit" className="button button-primary" disabled={isLoading}>
        {isLoading ? 'Signing in…' : 'Sign in'}
      </button>
      <PasskeyButton onSignedIn={onSignedIn} />
    </form>
  )
}
