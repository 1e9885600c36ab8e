import { api } from '../../../api/api.ts'
import { failureOf } from '../../../api/failure.ts'
import { Dialog, DialogHead } from '../../../kit/dialog/Dialog.tsx'
import { useCopy } from '../../../kit/toasts/use-copy.ts'
import { useToast } from '../../../kit/toasts/use-toast.ts'
import { PreviewLinks } from './PreviewLinks.tsx'

/** A new link is valid for so many days. */
const days = 7

type ShareDialogProps = { readonly record: string; readonly onClose: () => void }

/** Copies a link with which the draft can be viewed without an account, and revokes former ones. */
export function ShareDialog({ record, onClose }: ShareDialogProps) {
  const [makeLink, { isLoading }] = api.usePreviewLinkMutation()
  const copy = useCopy()
  const toast = useToast()
  const share = async () => {
    const { data, error } = await makeLink({ record, days })
    if (data) await copy(location.origin + data.address, `Link (valid for ${days} days)`)
    else if (error) toast('error', failureOf(error).message)
  }
  return (
    <Dialog label="Share preview" onClose={onClose} className="share-dialog">
      <DialogHead title="Share preview" onClose={onClose} />
      <div className="dialog-body">
        <p>Whoever has a link sees this draft without an account, until the link expires or is revoked.</p>
        <PreviewLinks record={record} />
      </div>
      <footer className="dialog-foot">
        <button type="button" className="button button-primary" data-focused-first disabled={isLoading} onClick={share}>
          Copy a new link
        </button>
      </footer>
    </Dialog>
  )
}
