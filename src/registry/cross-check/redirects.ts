import type { RecordTypes } from '../../contract/index.ts'
import type { CheckedRecord } from '../check/check-source.ts'
import type { Finding } from '../finding.ts'
import type { Library } from '../library.ts'
import { checkReference } from './references.ts'

type Redirects = readonly CheckedRecord<'redirect'>[]
type Targets = ReadonlyMap<string, RecordTypes['redirect']['to']>

/** A redirect leads from an address without a page to a landing, in one step. */
export function checkRedirects(redirects: Redirects, library: Library): Finding[] {
  const targets: Targets = new Map(redirects.map(({ value }) => [value.from, value.to]))
  return redirects.flatMap(({ file, value }) => [
    ...checkSource(value.from, library).map((found) => ({ ...found, file, pointer: '/from' })),
    ...checkTarget(value, targets, library).map((found) => ({ ...found, file, pointer: '/to' })),
  ])
}

type Problem = Pick<Finding, 'code' | 'message' | 'suggestion'>

function checkSource(from: string, { site, known }: Library): Problem[] {
  const [first = ''] = from.split('/')
  if (site.reservedSlugs.includes(first))
    return [{ code: 'slug-reserved', message: `"${first}" is an address that the site reserves.` }]
  if (known.locale.has(first))
    return [{ code: 'ambiguous-route', message: `"${first}" is the address of the home page in that language.` }]
  if (!known.landing.has(from)) return []
  return [{ code: 'redirect-onto-page', message: `"${from}" is the address of a landing.` }]
}

function checkTarget({ from, to }: RecordTypes['redirect'], targets: Targets, library: Library): Problem[] {
  if (!targets.has(to)) {
    const unknown = checkReference({ kind: 'landing', name: to, path: [] }, library)
    return unknown ? [unknown] : []
  }
  const way = wayFrom([from, to], targets)
  const end = way.at(-1) ?? ''
  const shown = way.map((name) => `"${name}"`).join(' → ')
  if (targets.has(end)) return [{ code: 'redirect-cycle', message: `The redirects form a loop: ${shown}.` }]
  const message = `"${to}" is an old address itself: ${shown}.`
  return [{ code: 'redirect-chain', message, suggestion: `write "${end}"` }]
}

/** The addresses that are passed, up to the first one that has no redirect or was passed before. */
function wayFrom(way: readonly string[], targets: Targets): readonly string[] {
  const end = way.at(-1) ?? ''
  const next = way.indexOf(end) === way.length - 1 ? targets.get(end) : undefined
  return next === undefined ? way : wayFrom([...way, next], targets)
}
