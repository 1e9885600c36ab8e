import type { ReactNode } from 'react'
import { FormDialog } from '../../../kit/dialog/FormDialog.tsx'
import { TextField } from '../../../kit/fields/TextField.tsx'
import { useStaff } from '../../../model/staff/staff.ts'

type ConfirmedFormProps = {
  readonly title: string
  /** What the button does. */
  readonly action: string
  readonly isDangerous?: boolean
  readonly isBusy: boolean
  readonly problem: string | undefined
  readonly onClose: () => void
  readonly onConfirmed: (entered: FormData) => void
  readonly children: ReactNode
}

/** A dialog that changes how somebody signs in, which needs the password again. */
export function ConfirmedForm({ onConfirmed, children, ...dialog }: ConfirmedFormProps) {
  const { email } = useStaff()
  return (
    <FormDialog {...dialog} className="account-dialog" onSubmit={onConfirmed}>
      {children}
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <TextField label="Your password" name="password" type="password" autoComplete="current-password" required />
    </FormDialog>
  )
}
