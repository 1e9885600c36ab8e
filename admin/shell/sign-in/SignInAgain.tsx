import { useSyncExternalStore } from 'react'
import { sessionEnd } from '../../api/session-end.ts'
import { Dialog, DialogHead } from '../../kit/dialog/Dialog.tsx'
import { useStaff } from '../../model/staff/staff.ts'
import { SignInForm } from './SignInForm.tsx'
import { useTypingPause } from './use-typing-pause.ts'
import './sign-in-again.css'

const retry = () => sessionEnd.settle(true)
const giveUp = () => sessionEnd.settle(false)

/** Over the screen when the session has ended: nothing on the screen is lost, and the calls that wait are repeated. */
export function SignInAgain() {
  const isNeeded = useTypingPause(useSyncExternalStore(sessionEnd.subscribe, sessionEnd.isSignInNeeded))
  const { email } = useStaff()
  if (!isNeeded) return null
  return (
    <Dialog label="Sign in again" onClose={giveUp} className="sign-in-again">
      <DialogHead title="Sign in again" onClose={giveUp} />
      <div className="dialog-body">
        <p>Your session has expired. Nothing is lost: sign in, and your last action is completed.</p>
        <SignInForm email={email} onSignedIn={retry} />
      </div>
    </Dialog>
  )
}
