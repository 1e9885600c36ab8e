import type { Row } from '../find/rows.ts'

/** The records of these landings that may have something to publish; a collection holds many landings. */
export function draftsAmong(rows: readonly Row[], slugs: readonly string[]): string[] {
  const wanted = new Set(slugs)
  const changed = rows.filter(({ landing }) => wanted.has(landing.slug) && landing.state !== 'published')
  return [...new Set(changed.map(({ landing }) => landing.record))]
}
