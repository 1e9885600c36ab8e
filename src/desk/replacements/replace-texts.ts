import type { StaffCalls } from '../../contract/calls/staff.ts'
import { CallError } from '../../kernel/calls/errors.ts'
import { isSameButWords } from '../../registry/texts/structure.ts'
import type { Desk } from '../desk.ts'
import { findDraftedTexts } from '../drafts/drafted-texts.ts'
import { findDraft } from '../drafts/drafts.ts'
import { storeDraft } from '../drafts/save-draft.ts'
import { presentFile } from '../history/present-file.ts'
import type { Staff } from '../tables.ts'
import { changedWords, withWords, wordsIn } from '../texts/words.ts'

type Replacement = StaffCalls['replace-texts']['body']['texts'][number]
type Answer = StaffCalls['replace-texts']['answer']
type LeftOut = Answer['leftOut'][number]

const mostTries = 3

/**
 * Saves words of many texts as drafts, each if it still has the words that were seen and nobody else drafts it. The rest is
 * left out and named. Words are replaced by words: values and plurals stay as they are.
 */
export async function replaceTexts(desk: Desk, texts: readonly Replacement[], staff: Staff): Promise<Answer> {
  const answer: Answer = { saved: [], leftOut: [] }
  for (const [record, ofRecord] of Map.groupBy(texts, (text) => text.record)) {
    const { saved, leftOut } = await replaceIn(desk, record, ofRecord, staff, mostTries)
    answer.saved.push(...saved)
    answer.leftOut.push(...leftOut)
  }
  return answer
}

async function replaceIn(
  desk: Desk,
  record: string,
  texts: readonly Replacement[],
  staff: Staff,
  tries: number,
): Promise<Answer> {
  const [file, draft, others] = await Promise.all([
    presentFile(desk, record),
    findDraft(desk.db, record),
    draftsOfOthers(desk, record, staff),
  ])
  const drafted = draft ? changedWords(wordsIn(draft.base_text), wordsIn(draft.text)) : new Map()
  const present = wordsIn(withWords(file?.text, drafted))
  const leftOut = texts.flatMap((text): LeftOut[] => {
    const reason = refusalOf(text, present[text.id], others.get(text.id))
    return reason ? [{ record, id: text.id, ...reason }] : []
  })
  const refused = new Set(leftOut.map(({ id }) => id))
  const saved = texts.filter(({ id }) => !refused.has(id))
  if (saved.length === 0) return { saved, leftOut }
  const words = new Map([...drafted, ...saved.map(({ id, after }) => [id, after] as const)])
  const stored = {
    version: draft?.version ?? 0,
    baseRevision: file?.revision ?? '',
    text: withWords(file?.text, words),
  }
  try {
    await storeDraft(desk, { record, ...stored }, staff)
  } catch (error) {
    if (!isStale(error)) throw error
    // A colleague has saved at the same time: what they drafted is looked at again. What was saved before can be undone.
    if (tries > 1) return replaceIn(desk, record, texts, staff, tries - 1)
    return { saved: [], leftOut: texts.map(({ id }) => ({ record, id, reason: 'changed' })) }
  }
  desk.problems.schedule(record)
  return { saved, leftOut }
}

const isStale = (error: unknown) => error instanceof CallError && error.errorCode === 'stale-draft'

async function draftsOfOthers({ db }: Desk, record: string, { id: own }: Staff): Promise<Map<string, string>> {
  const drafted = await findDraftedTexts(db)
  const others = drafted.filter((text) => text.record === record && text.author.id !== own)
  return new Map(others.map(({ id, author }) => [id, author.name]))
}

function refusalOf(
  { before, after }: Replacement,
  present: string | undefined,
  author: string | undefined,
): Pick<LeftOut, 'reason' | 'by'> | undefined {
  if (author !== undefined) return { reason: 'drafted', by: author }
  if (present !== before) return { reason: 'changed' }
  return isSameButWords(before, after) ? undefined : { reason: 'breaks' }
}
