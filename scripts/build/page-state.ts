import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { CompiledLanding, Manifest } from '../../src/contract/index.ts'
import type { PageAddress } from '../../src/routing/pages.ts'
import { writeWhole } from './write-page.ts'

/** What each page was made from when it was last made, and how large it came out. */
export type PageState = Readonly<Record<string, { readonly digest: string; readonly size: number }>>

const fileName = '.pages.json'

export function readPageState(out: string): PageState {
  try {
    return JSON.parse(readFileSync(path.join(out, fileName), 'utf8')) as PageState
  } catch {
    return {}
  }
}

export function writePageState(out: string, state: PageState): Promise<void> {
  return writeWhole(path.join(out, fileName), JSON.stringify(state))
}

/** A digest of everything that the pages of a landing are made from, language apart. */
export function revisionOf(manifest: Manifest): (landing: CompiledLanding) => string {
  const { site, dialogs } = manifest
  const shared = digest({ site, dialogs })
  const themes = new Map(manifest.themes.map((theme) => [theme.id, digest(theme)]))
  const markets = new Map(manifest.markets.map((market) => [market.id, digest([market, presetsOf(manifest, market)])]))
  const presets = new Map(manifest.bonusPresets.map((preset) => [preset.id, digest(preset)]))
  return (landing) =>
    digest([landing, shared, themes.get(landing.theme), markets.get(landing.market), presets.get(landing.bonus.preset)])
}

function presetsOf({ bonusPresets }: Manifest, { welcomeBonuses }: Manifest['markets'][number]) {
  return bonusPresets.filter(({ id }) => welcomeBonuses.includes(id))
}

/** The digest of each page: of its landing, its language, and everything that all pages share. */
export function pageDigests(
  manifest: Manifest,
  pages: readonly PageAddress[],
  messages: Readonly<Record<string, unknown>>,
  shared: unknown,
): Map<string, string> {
  const revisions = new Map(manifest.landings.map(({ slug, revision }) => [slug, revision]))
  const languages = new Map(Object.entries(messages).map(([code, texts]) => [code, digest([texts, shared])]))
  return new Map(
    pages.map(({ path: place, slug, locale }) => [place, `${revisions.get(slug)}${languages.get(locale)}`]),
  )
}

export function isMade(out: string, page: PageAddress, digest: string | undefined, state: PageState): boolean {
  return state[page.path]?.digest === digest && existsSync(path.join(out, page.path, 'index.html'))
}

function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16)
}
