import { Dialog, DialogHead } from '../../../kit/dialog/Dialog.tsx'
import { download } from '../../../kit/files/download.ts'
import { useCopy } from '../../../kit/toasts/use-copy.ts'

type NewCodesProps = { readonly codes: readonly string[]; readonly email: string; readonly onClose: () => void }

/** Recovery codes, which are shown only here. */
export function NewCodes({ codes, email, onClose }: NewCodesProps) {
  const copy = useCopy()
  const text = codes.join('\n')
  return (
    <Dialog label="Your recovery codes" onClose={() => {}} className="account-dialog">
      <DialogHead title="Your recovery codes" onClose={onClose} />
      <div className="dialog-body">
        <p>
          Keep them in a safe place, such as a password manager. Each signs you in once if you lose your phone. They are
          not shown again.
        </p>
        <ol className="account-codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </div>
      <footer className="dialog-foot">
        <button type="button" className="button" onClick={() => copy(text, 'Recovery codes')}>
          Copy
        </button>
        <button
          type="button"
          className="button"
          onClick={() => download(`recovery-codes-${email}.txt`, `${text}\n`, 'text/plain')}
        >
          Download
        </button>
        <button type="button" className="button button-primary" onClick={onClose} data-focused-first>
          I have saved them
        </button>
      </footer>
    </Dialog>
  )
}
