import type { CompiledLanding, Manifest } from '../../contract/index.ts'
import { kitsAmong, type Messages, pageRevisionOf } from '../../registry/index.ts'
import { listPages, type PageAddress } from '../../routing/pages.ts'
import { buildRouteTable } from '../../routing/route-table.ts'
import { compareLandings } from '../../rules/landing/landing-lists.ts'
import { once } from '../../rules/once.ts'
import { revisionOfText } from './revision.ts'

export type AffectedPages = {
  /** The slugs of the landings whose pages change. */
  readonly landings: string[]
  readonly languages: number
  readonly pages: number
}

/** What pages are rendered from. */
export type PageSources = { readonly manifest: Manifest; readonly messages: Messages }

/** Counts the pages that change. */
export function affectedPages(before: PageSources | undefined, after: PageSources): AffectedPages {
  const pages = changedPages(before, after)
  return {
    landings: [...new Set(pages.map(({ slug }) => slug))],
    languages: new Set(pages.map(({ locale }) => locale)).size,
    pages: pages.length,
  }
}

/** The pages that change, also because of records that their landings extend or use, or of texts. */
export function changedPages(before: PageSources | undefined, after: PageSources): PageAddress[] {
  const { manifest } = after
  const former = before ? revisionsOf(before) : () => undefined
  const revision = revisionsOf(after)
  const landings = before ? otherLandings(before, after) : manifest.landings
  const pages = listPages({ ...manifest, landings: [...landings] }, buildRouteTable(manifest))
  return pages.filter((page) => former(page) !== revision(page))
}

/** The landings that may look different: a compiler that stays keeps what is the same. */
function otherLandings(before: PageSources, after: PageSources): readonly CompiledLanding[] {
  const { landings } = after.manifest
  if (!areSameElsewhere(before, after)) return landings
  const { changed } = compareLandings(before.manifest.landings, landings)
  return [...new Set([...changed, ...kitsAmong(landings)])]
}

function areSameElsewhere(before: PageSources, after: PageSources): boolean {
  const lists = Object.keys(after.manifest) as (keyof Manifest)[]
  const languages = Object.keys(after.messages)
  return (
    lists.every((list) => list === 'landings' || before.manifest[list] === after.manifest[list]) &&
    languages.every((code) => before.messages[code] === after.messages[code])
  )
}

const digest = (value: unknown) => revisionOfText(JSON.stringify(value) ?? '')

const revisionsOf = once(({ manifest, messages }: PageSources) => {
  const revision = pageRevisionOf(manifest, messages, digest)
  const known = new Map<string, string | undefined>()
  return (page: PageAddress) => {
    const name = `${page.locale} ${page.slug}`
    if (!known.has(name)) known.set(name, revision(page))
    return known.get(name)
  }
})
