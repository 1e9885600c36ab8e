import type { Manifest, RecordProblem } from '../../contract/index.ts'
import { bySlug } from '../../rules/landing/by-slug.ts'
import { compareLandings } from '../../rules/landing/landing-lists.ts'

type Addressed = Pick<Manifest, 'landings' | 'redirects'>

/** An address that visitors know never dies: what has a page or a redirect has one of them afterwards. */
export function lostAddresses(before: Addressed | undefined, after: Addressed): RecordProblem[] {
  if (!before) return []
  const landings = bySlug(after.landings)
  const redirects = new Set(after.redirects.map(({ from }) => from))
  const known = [
    ...compareLandings(before.landings, after.landings).gone.map(({ slug, source }) => ({ slug, file: source })),
    ...before.redirects.map(({ from }) => ({ slug: from, file: `redirects/${from}.json` })),
  ]
  return known
    .filter(({ slug }) => !landings.get(slug) && !redirects.has(slug))
    .map(({ slug, file }) => ({
      ...{ file, line: 1, column: 1, pointer: '', code: 'lost-address' },
      message: `Nothing would be at the address "${slug}" any more.`,
      suggestion: 'delete it with a redirect to another landing',
    }))
}
