import type { DocumentState, Saving } from '../../../model/document/document.ts'

const notes: Readonly<Record<Exclude<Saving['kind'], 'failed'>, string>> = {
  saved: 'All changes saved',
  unsaved: 'Unsaved changes',
  saving: 'Saving…',
}

export function SavingNote({ saving, unfinished }: Pick<DocumentState, 'saving' | 'unfinished'>) {
  const hasFailed = saving.kind === 'failed'
  return (
    <span role="status" className={hasFailed ? 'problem' : 'muted'}>
      {unfinished && 'Unfinished JSON is kept here, but not saved. '}
      {hasFailed ? `Not saved: ${saving.failure.message}` : notes[saving.kind]}
    </span>
  )
}
