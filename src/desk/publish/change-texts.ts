import type { Desk } from '../desk.ts'
import type { DraftedText } from '../drafts/drafted-texts.ts'
import { callError } from '../errors.ts'
import type { Journal } from '../history/journal.ts'
import { trackFileChange } from '../history/track-file-change.ts'
import { jsonOrText } from '../records/json-or-text.ts'
import { withWords, wordsIn } from '../texts/words.ts'

type Change = Journal['changes'][number]

/** New words for a text, and the published ones that they were written for. */
export type TextChange = Pick<DraftedText, 'record' | 'id' | 'before' | 'text' | 'version'>

/** Changes these texts alone in the files of their languages. */
export function changeTexts(desk: Desk, texts: readonly TextChange[]): Promise<Change[]> {
  const byRecord = Map.groupBy(texts, ({ record }) => record)
  return Promise.all([...byRecord].map(([record, changes]) => changeLanguage(desk, record, changes)))
}

async function changeLanguage(desk: Desk, record: string, changes: readonly TextChange[]): Promise<Change> {
  const before = (await trackFileChange(desk, record))?.text ?? null
  if (before !== null && typeof jsonOrText(before) === 'string')
    throw callError('unreadable-record', { message: `${record} is not valid JSON; fix it on the server` })
  const words = wordsIn(before)
  const clash = changes.find(({ id, before: former, text }) => ![former, text].includes(words[id] ?? null))
  if (clash) {
    const message = `The text "${clash.id}" of ${record} was published with other words in the meantime; look at both, and save it again`
    throw callError('stale-draft', { message, details: { record, text: clash.id } })
  }
  const after = withWords(before, new Map(changes.map(({ id, text }) => [id, text])))
  return { record, version: changes[0]?.version ?? 0, before, after, texts: changes.map(({ id }) => id) }
}
