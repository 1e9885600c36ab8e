export type Part = { readonly text: string; readonly isMarked: boolean; readonly at: number }

/** The parts of a text, with those that match a search marked. */
export function markParts(text: string, words: readonly string[]): Part[] {
  const lower = text.toLowerCase()
  // Where lower case changes the length, positions cannot be mapped back to the text.
  if (words.length === 0 || lower.length !== text.length) return [{ text, isMarked: false, at: 0 }]
  const isMarked = new Array<boolean>(text.length).fill(false)
  for (const word of words)
    for (let at = lower.indexOf(word); at >= 0; at = lower.indexOf(word, at + 1))
      isMarked.fill(true, at, at + word.length)
  const starts = isMarked.flatMap((marked, at) => (at === 0 || marked !== isMarked[at - 1] ? [at] : []))
  return starts.map((at, index) => ({
    at,
    text: text.slice(at, starts[index + 1]),
    isMarked: isMarked[at] ?? false,
  }))
}
