import { closest, distance } from 'fastest-levenshtein'

/** "did you mean …?" if the name is similar to a known one, otherwise an empty string. */
export function didYouMean(name: string, known: readonly string[]): string {
  if (known.length === 0) return ''
  const nearest = closest(name, known as string[])
  const allowed = Math.max(2, Math.floor(name.length / 3))
  return distance(name, nearest) <= allowed ? `did you mean "${nearest}"?` : ''
}
