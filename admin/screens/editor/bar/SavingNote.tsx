import { useSyncExternalStore } from 'react'
import type { DocumentState, Saving } from '../../../model/document/document.ts'
import type { Words } from '../words/words.ts'

const notes: Readonly<Record<Exclude<Saving['kind'], 'failed'>, string>> = {
  saved: 'All changes saved',
  unsaved: 'Unsaved changes',
  saving: 'Saving…',
}

type SavingNoteProps = Pick<DocumentState, 'saving' | 'unfinished'> & { readonly words: Words }

/** Whether the record and the texts that are typed for it are saved. */
export function SavingNote({ saving, unfinished, words }: SavingNoteProps) {
  const texts = useSyncExternalStore(words.subscribe, words.saving)
  const failure = saving.kind === 'failed' ? saving.failure : texts.failure
  const kind = saving.kind === 'failed' || (saving.kind === 'saved' && !texts.isSaved) ? 'unsaved' : saving.kind
  return (
    <span role="status" className={failure ? 'problem' : 'muted'}>
      {unfinished && 'Unfinished JSON is kept here, but not saved. '}
      {failure ? `Not saved: ${failure.message}` : notes[kind]}
    </span>
  )
}
