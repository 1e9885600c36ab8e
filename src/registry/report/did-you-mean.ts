import { closest, distance } from 'fastest-levenshtein'

/** "did you mean …?" if the name is similar to a known one, otherwise an empty string. */
export function didYouMean(name: string, known: readonly string[]): string {
  const allowed = Math.max(2, Math.floor(name.length / 3))
  // The distance is at least the difference in length: names that differ more need not be compared.
  const alike = known.filter(({ length }) => Math.abs(length - name.length) <= allowed)
  if (alike.length === 0) return ''
  const nearest = closest(name, alike)
  return distance(name, nearest) <= allowed ? `did you mean "${nearest}"?` : ''
}
