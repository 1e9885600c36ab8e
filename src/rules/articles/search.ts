/** So much of what is searched is read. */
const most = 80

/** What the address of a list asks for; undefined if nothing is searched. */
export function readSearch(query: URLSearchParams): string | undefined {
  const words = query.get('search')?.trim().slice(0, most)
  return words || undefined
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

/** Whether a text has all words of a search, whatever their case and accents. */
export function hasWords(text: string, search: string): boolean {
  const searched = plain(text)
  return plain(search)
    .split(/\s+/)
    .every((word) => searched.includes(word))
}
