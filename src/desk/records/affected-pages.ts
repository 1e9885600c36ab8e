import type { Manifest } from '../../contract/index.ts'
import { revisionOf } from '../../registry/index.ts'
import { listPages } from '../../routing/pages.ts'
import { buildRouteTable } from '../../routing/route-table.ts'
import { revisionOfText } from './revision.ts'

export type AffectedPages = {
  /** The addresses of the landings whose pages change. */
  readonly landings: string[]
  readonly languages: number
  readonly pages: number
}

/** The pages that come out different, also because of what their landings extend or use, or of a language's texts. */
export function affectedPages(
  before: Manifest | undefined,
  after: Manifest,
  changedLanguages: ReadonlySet<string>,
): AffectedPages {
  const former = before ? revisionsOf(before) : new Map<string, string>()
  const changed = new Set([...revisionsOf(after)].flatMap(([slug, one]) => (former.get(slug) === one ? [] : [slug])))
  const pages = listPages(after, buildRouteTable(after)).filter(
    ({ slug, locale }) => changed.has(slug) || changedLanguages.has(locale),
  )
  return {
    landings: [...new Set(pages.map(({ slug }) => slug))],
    languages: new Set(pages.map(({ locale }) => locale)).size,
    pages: pages.length,
  }
}

function revisionsOf(manifest: Manifest): Map<string, string> {
  const revision = revisionOf(manifest, (value) => revisionOfText(JSON.stringify(value) ?? ''))
  return new Map(manifest.landings.map((landing) => [landing.slug, revision(landing)]))
}
