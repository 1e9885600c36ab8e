import { useDispatch, useSelector } from 'react-redux'
import { Dialog, DialogHead } from '../shell/Dialog.tsx'
import type { AdminState } from '../store.ts'
import { expired } from './expired.ts'
import { SignInForm } from './SignInForm.tsx'
import { useStaff } from './staff.ts'
import { settleWaitingCalls } from './waiting-calls.ts'
import './session.css'

/** Over the screen when a session has ended: everything stays as it is, and goes on. */
export function SignInAgain() {
  const isOver = useSelector((state: AdminState) => state.expired)
  const dispatch = useDispatch()
  const { email } = useStaff()
  if (!isOver) return null
  const settle = (mayGoOn: boolean) => {
    dispatch(expired.actions.settled())
    settleWaitingCalls(mayGoOn)
  }
  const later = () => settle(false)
  return (
    <Dialog label="Sign in again" onClose={later} className="session-again">
      <DialogHead title="Sign in again" onClose={later} />
      <div className="dialog-body">
        <p>Your session has ended. Nothing is lost: sign in, and what you did last is done.</p>
        <SignInForm email={email} onSignedIn={() => settle(true)} />
      </div>
    </Dialog>
  )
}
