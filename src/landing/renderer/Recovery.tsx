import { lazy, Suspense } from 'react'
import { useIsRunning } from '../../ui/use-is-running.ts'

const NewPassword = lazy(() => import('../dialogs/NewPassword.tsx'))

/** The token stands behind the hash, where no server reads it. */
export function Recovery() {
  const token = useIsRunning() ? /^#recover=([\w-]+)$/.exec(location.hash)?.[1] : undefined
  if (!token) return null
  return (
    <Suspense>
      <NewPassword token={token} />
    </Suspense>
  )
}
