/**
 * Texts of a single record. Managers write them in English, and pages show the English words in each language into which
 * they are not translated yet. All other texts exist in every language.
 */
export const isOwnText = (id: string): boolean => id.startsWith(prefix)

const prefix = 'own.'

const longest = 80

/** Whether a text belongs to this record alone. */
export const isTextOf = (record: string, id: string): boolean => id.startsWith(ownTexts(record))

/** The record in the id of one of its texts; undefined for all other texts. */
export const recordOfText = (id: string): string | undefined => (isOwnText(id) ? id.split('.')[1] : undefined)

/** The id that a text has once its record has another name; the same for other texts, and where it would be too long. */
export function renamedTextId(id: string, from: string, to: string): string {
  if (!isTextOf(from, id)) return id
  const renamed = ownTexts(to) + id.slice(ownTexts(from).length)
  return renamed.length <= longest ? renamed : id
}

/** JSON that names texts of a record, or a language's file, once the record has another name. */
export const withRenamedTexts = (json: string, from: string, to: string): string =>
  json.replace(/"(own\.[a-z0-9.-]+)"/g, (_, id: string) => `"${renamedTextId(id, from, to)}"`)

/** How the ids of a record's texts begin. */
export const ownTexts = (record: string): string => `${prefix}${plain(record)}.`

/** The id for a text of a record at a place in it: `own.aviator-1.hero-headline`. */
export function ownTextId(record: string, path: readonly string[], taken: (id: string) => boolean): string {
  const place = path.filter((step) => step !== 'blocks').map(plain)
  const id = `${prefix}${plain(record)}.${place.join('-')}`.slice(0, longest - 4).replace(/[-.]$/, '')
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? id : `${id}-${number}`
    if (!taken(numbered)) return numbered
  }
}

const plain = (words: string) =>
  words
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'home'
