import { useState } from 'react'
import { sayMoment } from '../../../kit/format/say-moment.ts'
import type { DocumentState, OpenDocument } from '../../../model/document/document.ts'
import { useMayCall } from '../../../model/staff/staff.ts'
import { LaunchDialog } from './LaunchDialog.tsx'
import { useCancelLaunch } from './use-cancel-launch.ts'
import './launches.css'

type LaunchesProps = { readonly document: OpenDocument; readonly state: Pick<DocumentState, 'launches' | 'version'> }

/** The versions that are planned to go live, and those that were refused. */
export function Launches({ document, state: { launches, version } }: LaunchesProps) {
  return launches.map((launch) => (
    <LaunchNote key={launch.id} document={document} launch={launch} isEditedSince={version !== launch.version} />
  ))
}

type LaunchNoteProps = {
  readonly document: OpenDocument
  readonly launch: DocumentState['launches'][number]
  readonly isEditedSince: boolean
}

function LaunchNote({ document, launch, isEditedSince }: LaunchNoteProps) {
  const [isOpen, setOpen] = useState(false)
  const mayCancel = useMayCall('cancel-launch')
  const cancel = useCancelLaunch(document, launch.id)
  const { by, publishAt, problem } = launch
  return (
    <section className="launch" data-refused={problem !== undefined || undefined} aria-label="Planned launch">
      {problem === undefined ? (
        <p>
          <b>Planned for {sayMoment(publishAt)}</b> by {by}.{' '}
          {isEditedSince && 'You are editing the next version: it stays a draft after the launch.'}
        </p>
      ) : (
        <p role="alert">
          <b>The launch planned for {sayMoment(publishAt)} was refused.</b> {problem}. Nothing of it was published.
          {mayCancel && ' Mend this and plan it again: the drafts are kept.'}
        </p>
      )}
      <div className="launch-actions">
        <button type="button" className="button button-small" onClick={() => setOpen(true)}>
          Planned version…
        </button>
        {mayCancel && (
          <button type="button" className="button button-small button-quiet" onClick={() => void cancel()}>
            {problem === undefined ? 'Cancel plan' : 'Remove'}
          </button>
        )}
      </div>
      {isOpen && <LaunchDialog record={document.record} launch={launch} onClose={() => setOpen(false)} />}
    </section>
  )
}
