import { type FormEvent, useId } from 'react'
import { api } from '../api/api.ts'
import { sayFailure } from '../api/failure.ts'
import './session.css'

export function SignIn() {
  const id = useId()
  const [signIn, { error, isLoading }] = api.useSignInMutation()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    signIn({ email: String(entered.get('email')), password: String(entered.get('password')) })
  }
  return (
    <main className="session">
      <form className="session-form" onSubmit={submit}>
        <h1>Powerplay</h1>
        <label htmlFor={`${id}-email`}>E-mail</label>
        <input className="input" id={`${id}-email`} name="email" type="email" autoComplete="username" required />
        <label htmlFor={`${id}-password`}>Password</label>
        <input
          className="input"
          id={`${id}-password`}
          name="password"
          type="password"
          autoComplete="current-password"
          required
        />
        {error && (
          <p className="problem" role="alert">
            {sayFailure(error)}
          </p>
        )}
        <button type="submit" className="button button-primary" disabled={isLoading}>
          Sign in
        </button>
      </form>
    </main>
  )
}
