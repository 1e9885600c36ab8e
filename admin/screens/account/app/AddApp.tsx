import { useEffect } from 'react'
import { api } from '../../../api/api.ts'
import { sayFailure } from '../../../api/failure.ts'
import { CodeField } from '../../../kit/fields/CodeField.tsx'
import { ConfirmedForm } from '../factor/ConfirmedForm.tsx'
import { AppKey } from './AppKey.tsx'

type AddAppProps = { readonly onClose: () => void; readonly onAdded: (codes: readonly string[]) => void }

export function AddApp({ onClose, onAdded }: AddAppProps) {
  const [setUp, { data: made, error: refused }] = api.useSetUpAuthenticatorMutation()
  const [add, { error, isLoading }] = api.useAddAuthenticatorMutation()
  useEffect(() => {
    void setUp(undefined)
  }, [setUp])
  const confirm = async (entered: FormData) => {
    const [code, password] = [String(entered.get('code')), String(entered.get('password'))]
    const answer = await add({ token: made?.token ?? '', code, password })
    if (!('data' in answer && answer.data)) return
    onClose()
    onAdded(answer.data.recoveryCodes)
  }
  const failure = error ?? refused
  return (
    <ConfirmedForm
      title="Add an authenticator app"
      action="Add"
      isBusy={isLoading || !made}
      problem={failure && sayFailure(failure)}
      onClose={onClose}
      onConfirmed={confirm}
    >
      <p>Scan this code with the app, then enter the six digits that it shows.</p>
      {made && <AppKey address={made.address} text={made.key} />}
      <CodeField label="Code of the app" isNumeric />
    </ConfirmedForm>
  )
}
