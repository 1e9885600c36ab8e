import { Outlet } from '@tanstack/react-router'
import { api } from '../api/api.ts'
import { failureOf } from '../api/failure.ts'
import { CardPage } from '../kit/screen/CardPage.tsx'
import { Skeleton } from '../kit/screen/Skeleton.tsx'
import { StaffContext } from '../model/staff/staff.ts'
import { SetUpFrame } from './SetUpFrame.tsx'
import { Shell } from './Shell.tsx'
import { SignIn } from './sign-in/SignIn.tsx'
import { SignInAgain } from './sign-in/SignInAgain.tsx'

/** Everything that needs a session: without one, the sign-in form stands in its place, at the same address. */
export function SignedIn() {
  const { data, error, isLoading, refetch } = api.useSessionQuery(undefined)
  if (isLoading) return <Skeleton label="Loading…" look="page" />
  if (!data) {
    const failure = error && failureOf(error)
    return failure && failure.status !== 401 ? <Unreachable message={failure.message} onRetry={refetch} /> : <SignIn />
  }
  const Frame = data.needsFactor ? SetUpFrame : Shell
  return (
    <StaffContext value={data.staff}>
      <Frame>
        <Outlet />
      </Frame>
      <SignInAgain />
    </StaffContext>
  )
}

function Unreachable({ message, onRetry }: { readonly message: string; readonly onRetry: () => void }) {
  return (
    <CardPage title="No connection">
      <p role="alert">{message}</p>
      <button type="button" className="button" onClick={onRetry}>
        Try again
      </button>
    </CardPage>
  )
}
