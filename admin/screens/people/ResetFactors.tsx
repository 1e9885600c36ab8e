import { useState } from 'react'
import { api } from '../../api/api.ts'
import type { Answer } from '../../api/ask.ts'
import { sayFailure } from '../../api/failure.ts'
import { Dialog, DialogFoot, DialogHead } from '../../kit/dialog/Dialog.tsx'
import { useToast } from '../../kit/toasts/use-toast.ts'

/** For a colleague who has lost the second factor. */
export function ResetFactors({ person: { id, name } }: { readonly person: Answer<'staff'>['staff'][number] }) {
  const [isOpen, setOpen] = useState(false)
  const [reset, { isLoading }] = api.useResetFactorsMutation()
  const toast = useToast()
  const close = () => setOpen(false)
  const confirm = async () => {
    const { error } = await reset({ id })
    toast(error ? 'error' : 'success', error ? sayFailure(error) : `${name} signs in with the password alone.`)
    close()
  }
  return (
    <>
      <button type="button" className="button button-small" onClick={() => setOpen(true)}>
        Reset second factor…
      </button>
      {isOpen && (
        <Dialog label={`Reset the second factor of ${name}?`} onClose={close} className="people-dialog">
          <DialogHead title={`Reset the second factor of ${name}?`} onClose={close} />
          <p className="dialog-body">
            {name} is signed out everywhere at once, then signs in with the password alone, and is told by e-mail. Make
            sure that it is really {name} who asks for this.
          </p>
          <DialogFoot onCancel={close}>
            <button type="button" className="button button-danger" onClick={confirm} disabled={isLoading}>
              Reset
            </button>
          </DialogFoot>
        </Dialog>
      )}
    </>
  )
}
