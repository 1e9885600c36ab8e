import { useState } from 'react'
import { api } from '../../api/api.ts'
import { sayFailure } from '../../api/failure.ts'
import { hasPasskeys, sayRefusal, signWithPasskey } from '../../model/passkeys/passkeys.ts'

type PasskeyButtonProps = { readonly onSignedIn: (() => void) | undefined }

/** Signs in with a passkey of the device, without a password. */
export function PasskeyButton({ onSignedIn }: PasskeyButtonProps) {
  const [ask] = api.usePasskeyChallengeMutation()
  const [signIn] = api.useSignInWithPasskeyMutation()
  const [problem, setProblem] = useState<string>()
  if (!hasPasskeys) return null
  const use = async () => {
    setProblem(undefined)
    const asked = await ask(undefined)
    if (asked.error) return setProblem(sayFailure(asked.error))
    try {
      const answer = await signIn(await signWithPasskey(asked.data))
      if (answer.error) setProblem(sayFailure(answer.error))
      else onSignedIn?.()
    } catch (error) {
      setProblem(sayRefusal(error))
    }
  }
  return (
    <>
      <button type="button" className="button" onClick={use}>
        Sign in with a passkey
      </button>
      <p className="problem" role="alert">
        {problem}
      </p>
    </>
  )
}
