import { recordKind } from '../../contract/index.ts'
import { recordName } from '../../registry/check/names.ts'
import { ownTexts, renamedTextId, withRenamedTexts } from '../../rules/own-texts.ts'
import type { Desk } from '../desk.ts'
import type { Journal } from '../history/journal.ts'
import { trackFileChange } from '../history/track-file-change.ts'
import { wordsIn } from '../texts/words.ts'

type Names = { readonly record: string; readonly to: string }

/**
 * Whether the texts of a record alone can get the new name in their ids: not where other records show them, too, or
 * where texts of a former record have these ids.
 */
export async function areTextsMovable(desk: Desk, { record, to }: Names): Promise<boolean> {
  if (recordKind(record) !== 'landing') return false
  const [own, next] = [ownTexts(recordName(record)), ownTexts(recordName(to))]
  const drafts = await desk.db.selectFrom('drafts').select(['record', 'text']).execute()
  const mentioning = (words: string) => desk.registry.mentions(`"${words}`, drafts)
  const isLanguage = (one: string) => recordKind(one) === 'messages'
  const [showing, taken] = await Promise.all([mentioning(own), mentioning(next)])
  return showing.every((one) => one === record || isLanguage(one)) && !taken.some(isLanguage)
}

/** The languages whose files contain texts of this record alone, with their new ids. */
export async function changesOfTexts(desk: Desk, { record, to }: Names): Promise<Journal['changes'][number][]> {
  const [from, name] = [recordName(record), recordName(to)]
  const files = desk.records().site.locales.map(({ code }) => `locales/${code}.json`)
  const changes = files.map(async (language) => {
    const before = (await trackFileChange(desk, language))?.text
    const own = Object.keys(wordsIn(before)).filter((id) => renamedTextId(id, from, name) !== id)
    if (before === undefined || own.length === 0) return []
    const texts = own.flatMap((id) => [id, renamedTextId(id, from, name)])
    return [{ record: language, version: 0, before, after: withRenamedTexts(before, from, name), texts }]
  })
  return (await Promise.all(changes)).flat()
}
