import { useNavigate, useParams } from '@tanstack/react-router'
import { type FormEvent, useId } from 'react'
import { api } from '../api/api.ts'
import { sayFailure } from '../api/failure.ts'
import './session.css'

/** The first way in: a link that works once. */
export function AcceptInvitation() {
  const id = useId()
  const { token = '' } = useParams({ strict: false })
  const navigate = useNavigate()
  const { data, error: refused } = api.useInvitationQuery({ token })
  const [accept, { error, isLoading }] = api.useAcceptInvitationMutation()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    const answer = await accept({ token, name: String(entered.get('name')), password: String(entered.get('password')) })
    if ('data' in answer) navigate({ to: '/' })
  }
  return (
    <main className="session">
      <form className="session-form" onSubmit={submit}>
        <h1>Welcome to Powerplay</h1>
        {refused && (
          <p className="problem" role="alert">
            {sayFailure(refused)}
          </p>
        )}
        {data && (
          <>
            <p className="muted">
              You are invited as {data.role}: {data.email}
            </p>
            <label htmlFor={`${id}-name`}>Your name</label>
            <input className="input" id={`${id}-name`} name="name" autoComplete="name" maxLength={80} required />
            <label htmlFor={`${id}-password`}>Choose a password</label>
            <input
              className="input"
              id={`${id}-password`}
              name="password"
              type="password"
              autoComplete="new-password"
              minLength={12}
              required
            />
            <p className="muted">At least 12 characters; a few words are easier than signs.</p>
            {error && (
              <p className="problem" role="alert">
                {sayFailure(error)}
              </p>
            )}
            <button type="submit" className="button button-primary" disabled={isLoading}>
              Start
            </button>
          </>
        )}
      </form>
    </main>
  )
}
