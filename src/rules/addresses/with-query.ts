/**
 * Adds a visitor's parameters to a query. Existing parameters take precedence, the first of several with the same name
 * counts, and `additions` override both. Builds the query at once: each change of a URL's parameters parses it again.
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
