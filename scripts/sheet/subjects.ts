import type { Manifest } from '../../src/contract/index.ts'
import { listPages } from '../../src/routing/pages.ts'
import { buildRouteTable } from '../../src/routing/route-table.ts'

/** A landing, or a dialog over one, to be shown. */
export type Subject = {
  readonly group: 'themes' | 'dialogs' | 'landings'
  readonly name: string
  /** The page's path by language. */
  readonly paths: Readonly<Record<string, string>>
  /** The dialog to open. */
  readonly dialog?: string
}

/** What to show: each theme with each leading block, and each dialog in each variant. */
export function listSubjects(manifest: Manifest): Subject[] {
  const paths = pathsOf(manifest)
  return [...themeSubjects(manifest, paths), ...dialogSubjects(manifest, paths)]
}

/** Every landing on its own. */
export function listLandings(manifest: Manifest): Subject[] {
  const paths = pathsOf(manifest)
  return manifest.landings.map(({ slug }) => ({ group: 'landings', name: slug || 'home', paths: paths(slug) }))
}

type Paths = (slug: string) => Readonly<Record<string, string>>

function pathsOf(manifest: Manifest): Paths {
  const pages = Map.groupBy(listPages(manifest, buildRouteTable(manifest)), ({ slug }) => slug)
  return (slug) => Object.fromEntries((pages.get(slug) ?? []).toReversed().map(({ locale, path }) => [locale, path]))
}

function themeSubjects({ landings }: Manifest, paths: Paths): Subject[] {
  const stages = Map.groupBy(landings, ({ theme, blocks }) => `${theme} ${blocks[0]?.type}`)
  return [...stages.values()]
    .flatMap(([landing]) => landing ?? [])
    .toSorted((one, other) => one.theme.localeCompare(other.theme))
    .map(({ theme, slug }) => ({ group: 'themes', name: `${theme} ${slug}`.trim(), paths: paths(slug) }))
}

function dialogSubjects({ landings, dialogs }: Manifest, paths: Paths): Subject[] {
  const subjects = new Map<string, Subject>()
  const add = (slug: string, dialog: string, variant = '') => {
    const name = `${dialog} ${variant}`.trim()
    if (!subjects.has(name)) subjects.set(name, { group: 'dialogs', name, paths: paths(slug), dialog })
  }
  for (const { slug, blocks, dialog, signIn } of landings) {
    if (blocks.some(({ type }) => type === 'form-stage')) continue
    add(slug, dialog.name, dialog.variant)
    if (signIn.kind === 'dialog') add(slug, signIn.dialog)
  }
  // The remaining dialogs are on the UI kit page, which has all of them.
  const kit = landings.find(({ blocks }) => blocks.some(({ type }) => type === 'ui-kit'))
  if (kit) for (const { name } of dialogs) add(kit.slug, name)
  return [...subjects.values()].toSorted((one, other) => one.name.localeCompare(other.name))
}
