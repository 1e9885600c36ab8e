export const wordsOf = (typed: string): string[] => typed.toLowerCase().split(/\s+/).filter(Boolean)

/** What is searched in. A name is also found without its hyphens, as people leave them out. */
export function searchable(name: string, more = ''): string {
  const lower = name.toLowerCase()
  return [lower, ...(lower.includes('-') ? [withoutHyphens(lower)] : []), more.toLowerCase()].join('\n')
}

/** Where a word stands in a searchable text; below zero where it does not. */
export function placeOfWord(text: string, word: string): number {
  const at = text.indexOf(word)
  return at < 0 && word.includes('-') ? text.indexOf(withoutHyphens(word)) : at
}

/** Whether a searchable text contains every word. */
export const hasWords = ({ text }: { readonly text: string }, words: readonly string[]): boolean =>
  words.every((word) => placeOfWord(text, word) >= 0)

const withoutHyphens = (text: string) => text.replaceAll('-', '')
