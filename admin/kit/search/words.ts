export const wordsOf = (typed: string): string[] => typed.toLowerCase().split(/\s+/).filter(Boolean)

/** Whether a text in lower case contains every word. */
export function hasWords({ text }: { readonly text: string }, words: readonly string[]): boolean {
  return words.every((word) => text.includes(word))
}
