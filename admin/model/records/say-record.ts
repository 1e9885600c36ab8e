import { recordKind, recordKinds } from '../../../src/contract/index.ts'
import { languageName } from '../../../src/rules/language-name.ts'

/** A record as people call it: a landing by its address, "Theme jetx", "Hindi texts". */
export function sayRecord(record: string): string {
  const [folder = '', ...rest] = record.replace(/\.json$/, '').split('/')
  const name = rest.join('/')
  if (folder === 'landings') return name || '(home)'
  if (recordKind(record) === 'messages') return `${languageName(name)} texts`
  const said = `${nounIn(folder)} ${name}`.trim()
  return said.slice(0, 1).toUpperCase() + said.slice(1)
}

/** What a record of a folder is called: "theme". */
export function nounIn(folder: string): string {
  if (folder === 'templates') return 'template'
  const kind = recordKind(`${folder}/-.json`) ?? recordKind(`${folder}.json`)
  return kind ? recordKinds[kind].noun : folder
}

/** Compares in the order in which people look for records: landings first, texts last. */
export const inOrder =
  <One>(recordOf: (one: One) => string) =>
  (one: One, other: One): number =>
    rankOf(recordOf(one)) - rankOf(recordOf(other))

const rankOf = (record: string) => (record.startsWith('landings/') ? 0 : recordKind(record) === 'messages' ? 2 : 1)
