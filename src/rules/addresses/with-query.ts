/**
 * A query with what a visitor brings: what it says itself stands, of a parameter that is given twice the first one
 * counts, and additions outdo both. Put together at once: an address that is changed piece by piece is read anew each time.
 */
export function withQuery(
  own: string,
  brought: Iterable<readonly [name: string, value: string]>,
  additions: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams(own)
  const known = new Set(query.keys())
  for (const [name, value] of brought) {
    if (!known.has(name)) query.append(name, value)
    known.add(name)
  }
  for (const [name, value] of Object.entries(additions)) query.set(name, value)
  return query.toString()
}
