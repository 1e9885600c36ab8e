import { type FormEvent, useId } from 'react'
import { api } from '../../api/api.ts'
import { sayFailure } from '../../api/failure.ts'
import { plural } from '../../parts/plural.ts'
import { Dialog, DialogHead } from '../../shell/Dialog.tsx'
import { useToast } from '../../shell/toasts/use-toast.ts'
import { Changes } from './Changes.tsx'
import { isError } from './is-error.ts'
import { type Prepared, usePreparedPublishing } from './use-publishing.ts'
import './publish.css'

type PublishDialogProps = { readonly records: readonly string[]; readonly onClose: () => void }

/** Shows what would change, and publishes it when that is what was meant. */
export function PublishDialog({ records, onClose }: PublishDialogProps) {
  const prepared = usePreparedPublishing(records)
  return (
    <Dialog label="Publish drafts" onClose={onClose} className="publishing">
      <DialogHead title="Publish drafts" onClose={onClose} />
      {prepared.kind === 'looking' && (
        <p className="dialog-body" role="status">
          Putting {plural(records.length, 'draft')} together with what is published…
        </p>
      )}
      {prepared.kind === 'refused' && (
        <p className="dialog-body problem" role="alert">
          {prepared.message}
        </p>
      )}
      {prepared.kind === 'ready' && <Confirmation prepared={prepared} onClose={onClose} />}
    </Dialog>
  )
}

type ConfirmationProps = { readonly prepared: Extract<Prepared, { kind: 'ready' }>; readonly onClose: () => void }

function Confirmation({ prepared: { drafts, summary }, onClose }: ConfirmationProps) {
  const id = useId()
  const toast = useToast()
  const [publish, { error, isLoading }] = api.usePublishMutation()
  const hasErrors = summary.diagnostics.some(isError)
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const note = String(new FormData(event.currentTarget).get('note'))
    const answer = await publish({ records: drafts, note })
    if (!answer.data) return
    const { landings, pages, remark } = answer.data
    toast('success', `Published: ${plural(landings, 'landing')}, ${plural(pages, 'page')}.`)
    if (remark) toast('error', remark)
    onClose()
  }
  return (
    <form className="publishing-form" onSubmit={submit}>
      <div className="dialog-body">
        {!hasErrors && (
          <p>
            {plural(summary.changes.length, 'record')}: {plural(summary.landings.length, 'landing')} and{' '}
            {plural(summary.pages, 'page')} in {plural(summary.languages, 'language')} change.
          </p>
        )}
        <Changes summary={summary} hasErrors={hasErrors} />
        <div className="publishing-note">
          <label htmlFor={`${id}-note`}>What the history says of it</label>
          <input className="input" id={`${id}-note`} name="note" maxLength={500} placeholder="Bonus of the final" />
        </div>
        <p className="problem" role="alert">
          {error && sayFailure(error)}
        </p>
      </div>
      <footer className="dialog-foot">
        <button type="button" className="button" onClick={onClose}>
          Not now
        </button>
        <button type="submit" className="button button-primary" disabled={hasErrors || isLoading}>
          {isLoading ? 'Publishing…' : `Publish ${plural(drafts.length, 'draft')}`}
        </button>
      </footer>
    </form>
  )
}
