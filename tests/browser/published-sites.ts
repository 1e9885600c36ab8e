import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { inject } from 'vitest'
import { openBuilder } from '../../scripts/build/open-builder.ts'

/** Records and what was built of them. */
export type Site = {
  readonly place: { readonly PAGES_DIR: string; readonly OUT_DIR: string }
  /** Makes live what has changed; without it, nothing can be published. */
  readonly build?: () => Promise<string>
  readonly close: () => Promise<void>
}

/** What all browser tests share; none of them may change it. */
export const shippedSite = async (): Promise<Site> => ({
  place: { PAGES_DIR: 'pages.config', OUT_DIR: inject('siteFolder') },
  close: async () => {},
})

const templates = ['base', 'crash', 'aviator', 'chicken-road'] as const

export type Landings = Readonly<Record<string, (typeof templates)[number]>>

const recordFolders = [
  ...['bonus-presets', 'dialogs', 'markets', 'sections', 'themes', 'payment-methods'],
  ...['sports', 'market-types', 'money-policies', 'studios', 'game-categories', 'games'],
]

/** Copies of some of the shipped records, and these landings, built. */
export async function copiedSite(landings: Landings): Promise<Site> {
  const { folder, pages, basePath } = copyRecords(landings)
  const place = { PAGES_DIR: pages, OUT_DIR: path.join(folder, 'out') }
  // Named by their content: what the shipped site has is not made again, which is half of the work.
  const assets = path.join(basePath, 'assets')
  cpSync(path.join(inject('siteFolder'), assets), path.join(place.OUT_DIR, assets), { recursive: true })
  const { build, close } = openBuilder({ ...process.env, ...place })
  await build()
  return {
    place,
    build,
    async close() {
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** The same records, of which nothing is published: building them is a third of the work of such tests. */
export async function draftedSite(landings: Landings): Promise<Site> {
  const { folder, pages } = copyRecords(landings)
  return {
    place: { PAGES_DIR: pages, OUT_DIR: inject('siteFolder') },
    close: async () => rmSync(folder, { recursive: true, force: true }),
  }
}

function copyRecords(landings: Landings) {
  const folder = mkdtempSync(path.join(tmpdir(), 'admin-'))
  const pages = path.join(folder, 'pages')
  for (const name of recordFolders) cpSync(path.join('pages.config', name), path.join(pages, name), { recursive: true })
  const { signUpLanding: _, ...site } = JSON.parse(readFileSync('pages.config/site.json', 'utf8'))
  writeFileSync(path.join(pages, 'site.json'), JSON.stringify(site))
  for (const kind of ['templates', 'landings']) mkdirSync(path.join(pages, kind))
  for (const name of templates)
    cpSync(path.join('pages.config/templates', `${name}.json`), path.join(pages, 'templates', `${name}.json`))
  for (const [slug, parent] of Object.entries(landings))
    writeFileSync(
      path.join(pages, 'landings', `${slug}.json`),
      `${JSON.stringify({ slug, extends: parent }, null, 2)}\n`,
    )
  cpSync('locales', path.join(pages, 'locales'), { recursive: true })
  return { folder, pages, basePath: String(site.basePath) }
}
