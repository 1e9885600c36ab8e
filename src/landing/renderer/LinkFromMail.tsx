import { Suspense } from 'react'
import { late } from '../../ui/late.ts'
import { useIsRunning } from '../../ui/use-is-running.ts'

const dialogs = {
  recover: late(() => import('../dialogs/NewPassword.tsx')),
  confirm: late(() => import('../dialogs/ConfirmEmail.tsx')),
}

/** What the link of a message opens. The token is in the fragment, which browsers do not send to a server. */
export function LinkFromMail() {
  const [, purpose, token] = (useIsRunning() && /^#(recover|confirm)=([\w-]+)$/.exec(location.hash)) || []
  if (!token) return null
  const Dialog = dialogs[purpose as keyof typeof dialogs]
  return (
    <Suspense>
      <Dialog token={token} />
    </Suspense>
  )
}
