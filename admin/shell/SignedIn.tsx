import { Outlet } from '@tanstack/react-router'
import { api } from '../api/api.ts'
import type { Failure } from '../api/ask.ts'
import { failureOf } from '../api/failure.ts'
import { StaffContext } from '../model/staff/staff.ts'
import { Shell } from './Shell.tsx'
import { SignIn } from './sign-in/SignIn.tsx'
import { SignInAgain } from './sign-in/SignInAgain.tsx'

/** Everything that needs a session; whoever has none signs in where they are, and goes on. */
export function SignedIn() {
  const { data, error, isLoading, refetch } = api.useSessionQuery(undefined)
  if (isLoading) return <p role="status">One moment…</p>
  if (!data) {
    const failure = error && failureOf(error)
    return failure && failure.status !== 401 ? <Unreachable failure={failure} again={refetch} /> : <SignIn />
  }
  return (
    <StaffContext value={data.staff}>
      <Shell>
        <Outlet />
      </Shell>
      <SignInAgain />
    </StaffContext>
  )
}

function Unreachable({ failure, again }: { readonly failure: Failure; readonly again: () => void }) {
  return (
    <main className="session">
      <div className="session-card" role="alert">
        <p>{failure.message}</p>
        <button type="button" className="button" onClick={again}>
          Try again
        </button>
      </div>
    </main>
  )
}
