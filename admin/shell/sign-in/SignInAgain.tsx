import { useSyncExternalStore } from 'react'
import { sessionEnd } from '../../api/session-end.ts'
import { Dialog, DialogHead } from '../../kit/dialog/Dialog.tsx'
import { useStaff } from '../../model/staff/staff.ts'
import { SignInForm } from './SignInForm.tsx'
import '../../kit/screen/card-page.css'

const goOn = () => sessionEnd.settle(true)
const giveUp = () => sessionEnd.settle(false)

/** Over the screen when a session has ended: everything stays as it is, and goes on. */
export function SignInAgain() {
  const isWaited = useSyncExternalStore(sessionEnd.subscribe, sessionEnd.isWaited)
  const { email } = useStaff()
  if (!isWaited) return null
  return (
    <Dialog label="Sign in again" onClose={giveUp} className="session-again">
      <DialogHead title="Sign in again" onClose={giveUp} />
      <div className="dialog-body">
        <p>Your session has ended. Nothing is lost: sign in, and what you did last is done.</p>
        <SignInForm email={email} onSignedIn={goOn} />
      </div>
    </Dialog>
  )
}
