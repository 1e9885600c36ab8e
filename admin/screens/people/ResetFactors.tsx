import { useState } from 'react'
import { api } from '../../api/api.ts'
import type { Answer } from '../../api/ask.ts'
import { sayFailure } from '../../api/failure.ts'
import { ConfirmDialog } from '../../kit/dialog/ConfirmDialog.tsx'
import { useToast } from '../../kit/toasts/use-toast.ts'

/** For a colleague who has lost the second factor. */
export function ResetFactors({ person: { id, name } }: { readonly person: Answer<'staff'>['staff'][number] }) {
  const [isOpen, setOpen] = useState(false)
  const [reset, { isLoading }] = api.useResetFactorsMutation()
  const toast = useToast()
  const confirm = async () => {
    const { error } = await reset({ id })
    toast(error ? 'error' : 'success', error ? sayFailure(error) : `${name} signs in with the password alone.`)
  }
  return (
    <>
      <button type="button" className="button button-small" onClick={() => setOpen(true)} disabled={isLoading}>
        Reset second factor…
      </button>
      {isOpen && (
        <ConfirmDialog
          title={`Reset the second factor of ${name}?`}
          action="Reset"
          className="people-dialog"
          onClose={() => setOpen(false)}
          onConfirmed={confirm}
        >
          {name} is signed out everywhere at once, then signs in with the password alone, and is told by e-mail. Make
          sure that it is really {name} who asks for this.
        </ConfirmDialog>
      )}
    </>
  )
}
