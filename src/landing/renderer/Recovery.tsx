import { lazy, Suspense } from 'react'
import { useIsRunning } from '../../ui/use-is-running.ts'

const NewPassword = lazy(() => import('../dialogs/NewPassword.tsx'))

/** The token is in the fragment, which browsers do not send to a server. */
export function Recovery() {
  const token = useIsRunning() ? /^#recover=([\w-]+)$/.exec(location.hash)?.[1] : undefined
  if (!token) return null
  return (
    <Suspense>
      <NewPassword token={token} />
    </Suspense>
  )
}
