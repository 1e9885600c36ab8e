import { useSyncExternalStore } from 'react'
import type { DocumentState, Saving } from '../../../model/document/document.ts'
import type { Words } from '../words/words.ts'

const notes: Readonly<Record<Saving['kind'], string>> = {
  saved: 'Saved',
  unsaved: 'Unsaved',
  saving: 'Saving…',
  failed: 'Not saved',
}

type SavingNoteProps = Pick<DocumentState, 'saving' | 'unfinished'> & { readonly words: Words }

/** Whether the record and the texts that are typed for it are saved; why not is said above the form. */
export function SavingNote({ saving, unfinished, words }: SavingNoteProps) {
  const texts = useSyncExternalStore(words.subscribe, words.saving)
  const hasFailed = saving.kind === 'failed' || texts.failure !== undefined || unfinished !== undefined
  const kind = hasFailed ? 'failed' : saving.kind === 'saved' && !texts.isSaved ? 'unsaved' : saving.kind
  return (
    <span role="status" className={hasFailed ? 'problem' : 'muted'}>
      {notes[kind]}
    </span>
  )
}
