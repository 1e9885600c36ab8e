import { useNavigate, useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { api } from '../../api/api.ts'
import { sayFailure } from '../../api/failure.ts'
import { ChoosePassword } from './ChoosePassword.tsx'
import '../../kit/screen/card-page.css'

/** The first way in: a link that works once. */
export function AcceptInvitation() {
  const { token = '' } = useParams({ strict: false })
  const navigate = useNavigate()
  const { data, error: refused } = api.useInvitationQuery({ token })
  const [accept, { error, isLoading }] = api.useAcceptInvitationMutation()
  useEffect(() => {
    document.title = 'Welcome · Powerplay'
  }, [])
  const start = async (name: string, password: string) => {
    const answer = await accept({ token, name, password })
    if ('data' in answer) navigate({ to: '/' })
  }
  return (
    <main className="session">
      <div className="session-card">
        <h1>Welcome to Powerplay</h1>
        {refused && (
          <p className="problem" role="alert">
            {sayFailure(refused)}
          </p>
        )}
        {data && (
          <>
            <p className="muted">
              You are invited as {data.role}: <strong>{data.email}</strong>
            </p>
            <ChoosePassword
              email={data.email}
              isBusy={isLoading}
              problem={error && sayFailure(error)}
              onChosen={start}
            />
          </>
        )}
      </div>
    </main>
  )
}
