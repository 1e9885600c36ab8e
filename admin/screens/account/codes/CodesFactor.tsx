import { useState } from 'react'
import { api } from '../../../api/api.ts'
import { sayFailure } from '../../../api/failure.ts'
import { plural } from '../../../kit/format/plural.ts'
import { AccountCard } from '../card/AccountCard.tsx'
import { ConfirmedForm } from '../factor/ConfirmedForm.tsx'

type CodesFactorProps = { readonly left: number; readonly onMade: (codes: readonly string[]) => void }

export function CodesFactor({ left, onMade }: CodesFactorProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <AccountCard
      title="Recovery codes"
      state={`${plural(left, 'code')} left, each good for one sign-in without your phone.`}
      action="Make new codes…"
      onAction={() => setOpen(true)}
    >
      {isOpen && <MakeCodes onClose={() => setOpen(false)} onMade={onMade} />}
    </AccountCard>
  )
}

type MakeCodesProps = { readonly onClose: () => void; readonly onMade: (codes: readonly string[]) => void }

function MakeCodes({ onClose, onMade }: MakeCodesProps) {
  const [make, { error, isLoading }] = api.useMakeRecoveryCodesMutation()
  const confirm = async (entered: FormData) => {
    const answer = await make({ password: String(entered.get('password')) })
    if (!('data' in answer && answer.data)) return
    onClose()
    onMade(answer.data.recoveryCodes)
  }
  return (
    <ConfirmedForm
      title="Make new recovery codes"
      action="Make new codes"
      isBusy={isLoading}
      problem={error && sayFailure(error)}
      onClose={onClose}
      onConfirmed={confirm}
    >
      <p>The former codes are no longer accepted.</p>
    </ConfirmedForm>
  )
}
