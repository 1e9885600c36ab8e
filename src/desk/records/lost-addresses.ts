import type { Manifest, RecordProblem } from '../../contract/index.ts'

type Addressed = Pick<Manifest, 'landings' | 'redirects'>

/** An address that visitors know never dies: what has a page or a redirect has one of them afterwards. */
export function lostAddresses(before: Addressed | undefined, after: Addressed): RecordProblem[] {
  const kept = new Set([...after.landings.map(({ slug }) => slug), ...after.redirects.map(({ from }) => from)])
  const known = [
    ...(before?.landings ?? []).map(({ slug, source }) => ({ slug, file: source })),
    ...(before?.redirects ?? []).map(({ from }) => ({ slug: from, file: `redirects/${from}.json` })),
  ]
  return known
    .filter(({ slug }) => !kept.has(slug))
    .map(({ slug, file }) => ({
      ...{ file, line: 1, column: 1, pointer: '', code: 'lost-address' },
      message: `Nothing would be at the address "${slug}" any more.`,
      suggestion: 'delete it with a redirect to another landing',
    }))
}
