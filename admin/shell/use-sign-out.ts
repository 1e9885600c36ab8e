import { api } from '../api/api.ts'
import { failureOf } from '../api/failure.ts'
import { useToast } from '../kit/toasts/use-toast.ts'

/** Ends the session, and reloads the window without its data. */
export function useSignOut(): () => void {
  const [signOut] = api.useSignOutMutation()
  const toast = useToast()
  return async () => {
    const answer = await signOut(undefined)
    if ('error' in answer && answer.error) toast('error', failureOf(answer.error).message)
    else location.reload()
  }
}
