/**
 * The top-level name of the first text that is not well-formed Unicode in a value read from JSON; undefined if all are.
 * It does not recurse, as the value may be nested as deeply as strangers like.
 */
export function malformedPart(value: unknown): string | undefined {
  const left: [name: string, value: unknown][] = [['', value]]
  for (let one = left.pop(); one; one = left.pop()) {
    const [name, part] = one
    if (typeof part === 'string' && !part.isWellFormed()) return name
    if (typeof part !== 'object' || part === null) continue
    for (const [key, child] of Object.entries(part)) {
      const top = name || key
      if (!key.isWellFormed()) return top.toWellFormed()
      left.push([top, child])
    }
  }
  return undefined
}
