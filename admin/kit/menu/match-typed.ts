/**
 * The item to which typed letters lead, looking on from the present one and around the end: a further letter may stay at
 * the item, the same letter again goes on to the next one.
 */
export function matchTyped(labels: readonly string[], typed: string, index: number): number | undefined {
  const word = typed.toLowerCase()
  const isRepeated = [...word].every((letter) => letter === word[0])
  const wanted = isRepeated ? word.slice(0, 1) : word
  const start = isRepeated ? index + 1 : index
  const places = labels.map((_, step) => (start + step) % labels.length)
  return places.find((place) => labels[place]?.toLowerCase().startsWith(wanted))
}
