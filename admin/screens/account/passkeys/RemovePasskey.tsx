import { api } from '../../../api/api.ts'
import { sayFailure } from '../../../api/failure.ts'
import { useToast } from '../../../kit/toasts/use-toast.ts'
import { ConfirmedForm } from '../factor/ConfirmedForm.tsx'

type RemovePasskeyProps = {
  readonly passkey: { readonly id: string; readonly name: string }
  readonly onClose: () => void
}

export function RemovePasskey({ passkey: { id, name }, onClose }: RemovePasskeyProps) {
  const [remove, { error, isLoading }] = api.useRemovePasskeyMutation()
  const toast = useToast()
  const confirm = async (entered: FormData) => {
    const answer = await remove({ id, password: String(entered.get('password')) })
    if (!('data' in answer)) return
    toast('success', `The passkey “${name}” was removed.`)
    onClose()
  }
  return (
    <ConfirmedForm
      title={`Remove the passkey “${name}”`}
      action="Remove"
      isDangerous
      isBusy={isLoading}
      problem={error && sayFailure(error)}
      onClose={onClose}
      onConfirmed={confirm}
    >
      <p>
        It no longer signs you in. Delete it on the device, too. Without any second factor, recovery codes are void.
      </p>
    </ConfirmedForm>
  )
}
