import { useState } from 'react'
import { sayDevice } from '../../../../src/rules/device.ts'
import { api } from '../../../api/api.ts'
import { sayFailure } from '../../../api/failure.ts'
import { TextField } from '../../../kit/fields/TextField.tsx'
import { makePasskey, sayRefusal } from '../../../model/passkeys/passkeys.ts'
import { useStaff } from '../../../model/staff/staff.ts'
import { ConfirmedForm } from '../factor/ConfirmedForm.tsx'

type AddPasskeyProps = { readonly onClose: () => void; readonly onAdded: (codes: readonly string[]) => void }

export function AddPasskey({ onClose, onAdded }: AddPasskeyProps) {
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const add = useAddPasskey()
  const confirm = async (entered: FormData) => {
    setBusy(true)
    setProblem(undefined)
    const outcome = await add(String(entered.get('name')).trim(), String(entered.get('password')))
    setBusy(false)
    if (typeof outcome === 'string') return setProblem(outcome)
    onClose()
    onAdded(outcome)
  }
  return (
    <ConfirmedForm
      title="Add a passkey"
      action="Add"
      isBusy={isBusy}
      problem={problem}
      onClose={onClose}
      onConfirmed={confirm}
    >
      <p>Your browser asks for a device: this one, a phone or a security key.</p>
      <TextField
        label="Name, to recognise it"
        name="name"
        maxLength={60}
        defaultValue={sayDevice(navigator.userAgent)}
        data-focused-first
        required
      />
    </ConfirmedForm>
  )
}

/** Adds a passkey; returns the recovery codes that came with it, or what went wrong. */
function useAddPasskey(): (name: string, password: string) => Promise<readonly string[] | string> {
  const staff = useStaff()
  const [setUp] = api.useSetUpPasskeyMutation()
  const [add] = api.useAddPasskeyMutation()
  return async (name, password) => {
    const asked = await setUp({ password })
    if (asked.error) return sayFailure(asked.error)
    try {
      const answer = await add({ ...(await makePasskey(asked.data, staff)), name })
      return answer.error ? sayFailure(answer.error) : answer.data.recoveryCodes
    } catch (error) {
      return sayRefusal(error)
    }
  }
}
