import { useState } from 'react'
import { api } from '../../../api/api.ts'
import type { Answer } from '../../../api/ask.ts'
import { sayFailure } from '../../../api/failure.ts'
import { Ago } from '../../../kit/format/Ago.tsx'
import { useToast } from '../../../kit/toasts/use-toast.ts'
import { AccountCard } from '../card/AccountCard.tsx'
import { ConfirmedForm } from '../factor/ConfirmedForm.tsx'
import { AddApp } from './AddApp.tsx'

type AppFactorProps = {
  readonly app: Answer<'factors'>['authenticator']
  /** Takes the recovery codes that came with it. */
  readonly onAdded: (codes: readonly string[]) => void
}

export function AppFactor({ app, onAdded }: AppFactorProps) {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <AccountCard
      title="Authenticator app"
      state={app ? <State app={app} /> : 'An app on your phone shows a new code every 30 seconds.'}
      action={app ? 'Remove…' : 'Add…'}
      onAction={() => setOpen(true)}
    >
      {isOpen && (app ? <RemoveApp onClose={close} /> : <AddApp onClose={close} onAdded={onAdded} />)}
    </AccountCard>
  )
}

function State({ app: { addedAt, usedAt } }: { readonly app: NonNullable<AppFactorProps['app']> }) {
  return (
    <>
      Added <Ago moment={addedAt} />
      {usedAt && (
        <>
          , last used <Ago moment={usedAt} />
        </>
      )}
    </>
  )
}

function RemoveApp({ onClose }: { readonly onClose: () => void }) {
  const [remove, { error, isLoading }] = api.useRemoveAuthenticatorMutation()
  const toast = useToast()
  const confirm = async (entered: FormData) => {
    const answer = await remove({ password: String(entered.get('password')) })
    if (!('data' in answer)) return
    toast('success', 'The authenticator app was removed.')
    onClose()
  }
  return (
    <ConfirmedForm
      title="Remove the authenticator app"
      action="Remove"
      isDangerous
      isBusy={isLoading}
      problem={error && sayFailure(error)}
      onClose={onClose}
      onConfirmed={confirm}
    >
      <p>Its codes are no longer accepted. Without any second factor, your recovery codes are void, too.</p>
    </ConfirmedForm>
  )
}
