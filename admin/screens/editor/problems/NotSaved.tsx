import { useSyncExternalStore } from 'react'
import type { DocumentState } from '../../../model/document/document.ts'
import type { Words } from '../words/words.ts'

type NotSavedProps = Pick<DocumentState, 'saving' | 'unfinished'> & { readonly words: Words }

/** Why the record, or a text that is typed for it, is not saved at the moment. */
export function NotSaved({ saving, unfinished, words }: NotSavedProps) {
  const texts = useSyncExternalStore(words.subscribe, words.saving)
  const failure = saving.kind === 'failed' ? saving.failure : texts.failure
  if (!failure && !unfinished) return null
  return (
    <p className="problem" role="alert">
      {failure ? `Not saved: ${failure.message}` : 'Unfinished JSON is kept here, but not saved.'}
    </p>
  )
}
