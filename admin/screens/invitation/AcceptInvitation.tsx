import { Link, useNavigate, useParams } from '@tanstack/react-router'
import { api } from '../../api/api.ts'
import { failureOf, sayFailure } from '../../api/failure.ts'
import { CardPage } from '../../kit/screen/CardPage.tsx'
import { Skeleton } from '../../kit/screen/Skeleton.tsx'
import { ChoosePassword } from './ChoosePassword.tsx'

/** The first sign-in, by a link that works once. */
export function AcceptInvitation() {
  const { token = '' } = useParams({ strict: false })
  const navigate = useNavigate()
  const { data, error: refused, refetch } = api.useInvitationQuery({ token })
  const [accept, { error, isLoading }] = api.useAcceptInvitationMutation()
  const start = async (name: string, password: string) => {
    const answer = await accept({ token, name, password })
    if (!('data' in answer)) return
    await navigate({ to: '/' })
  }
  const status = refused ? failureOf(refused).status : 0
  const isRefused = status >= 400 && status < 500
  const hasFactor = error && failureOf(error).code === 'second-step-needed'
  return (
    <CardPage title="Welcome">
      <h1>{isRefused ? 'This invitation cannot be used' : 'Welcome to Powerplay'}</h1>
      {refused && <p role="alert">{sayFailure(refused)}</p>}
      {refused && !isRefused && (
        <button type="button" className="button" onClick={refetch}>
          Try again
        </button>
      )}
      {!data && !refused && <Skeleton label="Loading your invitation…" look="lines" />}
      {hasFactor ? (
        <p role="status">
          Your new password is saved. <Link to="/">Sign in</Link> with it and your second factor.
        </p>
      ) : (
        data && (
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
        )
      )}
    </CardPage>
  )
}
