import type { Saving } from '../../../model/document/document.ts'

const words: Readonly<Record<Exclude<Saving['kind'], 'failed'>, string>> = {
  saved: 'Everything is saved',
  unsaved: 'Saving in a moment …',
  saving: 'Saving …',
}

export function SavingNote({ saving }: { readonly saving: Saving }) {
  const hasFailed = saving.kind === 'failed'
  return (
    <span role="status" className={hasFailed ? 'problem' : 'muted'}>
      {hasFailed ? `Not saved yet: ${saving.failure.message}` : words[saving.kind]}
    </span>
  )
}
