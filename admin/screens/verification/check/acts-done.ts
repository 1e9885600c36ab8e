import type { Answer } from '../../../api/ask.ts'
import { reasons } from '../acts/reasons.ts'
import { isKind, kinds } from '../document/kinds.ts'

type Act = Answer<'verification'>['acts'][number]

const words: { readonly [Name in Act['act']]: string } = {
  take: 'took it',
  view: 'viewed',
  approve: 'approved',
  reject: 'rejected',
  reopen: 'reopened',
  note: 'noted',
}

/** What a colleague did, in words; the note of a view is the document. */
export function inWords(act: Act) {
  const { act: name, reason, note } = act
  if (name === 'view')
    return { ...act, did: `viewed ${isKind(note) ? kinds[note].toLowerCase() : ''}`.trim(), note: '' }
  return { ...act, did: reason ? `${words[name]}: ${reasons[reason]}` : words[name] }
}
