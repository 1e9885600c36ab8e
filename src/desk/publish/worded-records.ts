import { type RecordText, recordKind } from '../../contract/index.ts'
import { isTextOf } from '../../rules/own-texts.ts'
import type { Desk } from '../desk.ts'
import type { Journal } from '../history/journal.ts'
import { latestVersion, trackFileChange } from '../history/track-file-change.ts'
import { changedWords, wordsIn } from '../texts/words.ts'

/** The landings of which nothing but their own words is published: in their history, that is a version, too. */
export async function wordedRecords(desk: Desk, changes: Journal['changes']): Promise<RecordText[]> {
  const ids = changes
    .filter(({ record }) => recordKind(record) === 'messages')
    .flatMap(({ before, after }) => [...changedWords(wordsIn(before), wordsIn(after)).keys()])
  if (ids.length === 0) return []
  const others = new Set(changes.filter(({ before, after }) => before !== after).map(({ record }) => record))
  const worded = desk
    .records()
    .landings.filter(({ slug, source }) => isStatedIn(source, others) && ids.some((id) => isTextOf(slug, id)))
  const found = await Promise.all(worded.map(({ source }) => presentOf(desk, source)))
  return found.flatMap((record) => record ?? [])
}

const isStatedIn = (source: string, others: ReadonlySet<string>) =>
  source.startsWith('landings/') && !others.has(source)

/** As the history knows it. */
async function presentOf(desk: Desk, record: string): Promise<RecordText | undefined> {
  const file = await trackFileChange(desk, record)
  const latest = await latestVersion(desk, record)
  return file && latest?.revision === file.revision ? { record, text: file.text } : undefined
}
