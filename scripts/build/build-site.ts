import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import type { CompiledLanding, Manifest } from '../../src/contract/index.ts'
import { digest } from '../../src/kernel/digest.ts'
import type { ThirdPartyService } from '../../src/landing/renderer/document/third-party-services.ts'
import type { SiteInput } from '../../src/main-site/renderer/render-site.tsx'
import type { Messages } from '../../src/registry/index.ts'
import type { PageAddress } from '../../src/routing/pages.ts'
import { buildRouteTable } from '../../src/routing/route-table.ts'
import { bySlug } from '../../src/rules/landing/by-slug.ts'
import { replaceLandings } from '../../src/rules/landing/landing-lists.ts'
import { find } from '../../src/rules/landing/records.ts'
import { once } from '../../src/rules/once.ts'
import { ownName } from '../../src/rules/pictures/own-name.ts'
import type { ProgramInput } from '../../src/server/edge/pages/page-renderer.ts'
import { begun } from './begun.ts'
import { type Bundle, bundle, bundledAssets } from './bundle.ts'
import { mainSiteAssets } from './bundle-main-site.ts'
import { choosePages, formerPages, type Wanted } from './choose-pages.ts'
import { diagnosticsPage } from './diagnostics-page.ts'
import { writeFaces } from './faces/faces.ts'
import { collectIcons, type Drawing, toSvg, writeIcons } from './icons.ts'
import { noneComing, sayComing } from './later.ts'
import { makePagesInParallel } from './make-pages.ts'
import { beginBuild } from './one-build.ts'
import { drawnFrom, type Originals, writeOwnPictures } from './own-pictures.ts'
import { forgetPages, isMade, pageDigests, readPageState, writePageState } from './page-state.ts'
import { writeScenes } from './scenes.ts'
import { drawShareImages, writeShareImages } from './share-images.ts'
import { withRevisions } from './with-revisions.ts'
import { publishedManifest, writeManifest } from './write-manifest.ts'
import { copyOutput, writeOutput } from './write-output.ts'
import { writePlainPages } from './write-plain-pages.ts'
import { listRedirects, removeRedirects, writeRedirects } from './write-redirects.ts'

export type BuildReport = {
  readonly pages: number
  readonly made: number
  readonly removed: number
  /** Milliseconds per stage: `bundle` is what the bundles took longer than the art, `rendering` is part of `pages`. */
  readonly stages: Readonly<Record<'art' | 'bundle' | 'pages' | 'rendering', number>>
  /** Compressed size of each page in bytes, ascending. */
  readonly sizes: readonly number[]
  /** Whether nothing is left for the next build. */
  readonly isWhole: boolean
}

type Records = { readonly records: Manifest; readonly messages: Messages }

type BuildOptions = {
  readonly out: string
  readonly services: readonly ThirdPartyService[]
  readonly wanted: Wanted
  readonly originals?: Originals
  readonly publish?: Publish
  /** Leaves to the next build what visitors can do without: faces, pictures for messengers, the best compression. */
  readonly isUrgent?: boolean
}

/** Makes live what was built; by default by writing the manifest. */
export type Publish = (out: string, manifest: Manifest) => void | Promise<void>

/** Builds bundles, images, pages and the manifest; reuses what is up to date. */
export async function buildSite(records: Records, options: BuildOptions): Promise<BuildReport> {
  const building = await beginBuild(options.out)
  try {
    const report = await buildInto(records, options)
    building.end()
    return report
  } catch (error) {
    building.fail()
    throw error
  }
}

async function buildInto(
  { records, messages }: Records,
  { out, services, wanted, originals = () => undefined, publish = writeManifest, isUrgent = false }: BuildOptions,
): Promise<BuildReport> {
  const watch = stopwatch()
  const { basePath } = records.site
  const assets = path.join(out, basePath, 'assets')
  // The bundler works on threads of its own; meanwhile, this one draws.
  const bundling = begun(bundle(basePath, isUrgent))
  const later = isUrgent ? new Set<string>() : undefined
  const icons = await collectIcons(records)
  const shareImages = drawShareImages(records, icons)
  const shareAddresses = Object.fromEntries(
    [...shareImages].map(([key, { name }]) => [key, `${basePath}assets/${name}`]),
  )
  const iconFolder = `${basePath}assets/${await writeIcons(icons, assets)}/`
  const picturing = begun(
    Promise.all([
      writeShareImages(shareImages, originals, assets, later),
      writeOwnPictures(records, originals, path.join(assets, 'own')),
    ]),
  )
  const logo = await logoOf(records, icons, originals)
  const favicon = writeFavicon(records, logo, assets)
  const faces = await writeFaces(records, messages, { folder: assets, address: `${basePath}assets/`, later })
  const scenes = await writeScenes(records, assets, `${basePath}assets/`)
  const art = watch()

  const bundled = await bundling
  copyAssets(assets)
  writeOutput(path.join(out, basePath, 'sw.js'), bundled.worker)
  const waiting = watch()

  const manifest = withRevisions(records)
  const table = buildRouteTable(manifest)
  // The figures of landings are part of their revisions: one that changes concerns no other page.
  const ofThemes = records.themes.map(({ id }) => shareAddresses[id])
  const shared = digest([bundled.pagesDigest, iconFolder, ofThemes, services, faces])
  const former = readPageState(out)
  const chosen = choosePages(wanted, manifest, publishedManifest(out), table)
  const known = formerPages(Object.keys(former), manifest, table)
  const digests = pageDigests(manifest, [...known, ...chosen], messages, shared)
  const isFresh = (page: PageAddress) => isMade(out, page, digests.get(page.path), former)
  const reused = known.filter(isFresh)
  const fresh = new Set(reused.map((page) => page.path))
  const stale = chosen.filter((page) => !fresh.has(page.path))
  const pages = [...reused, ...stale].sort((one, other) => (one.path < other.path ? -1 : 1))
  await forgetPages(out, former, stale)
  const redirects = listRedirects(manifest)
  removeRedirects(out, redirects)
  const input = {
    icons: [...icons],
    iconFolder,
    faces,
    services,
    boot: bundled.boot,
    application: bundled.application,
    untouched: bundled.untouched,
    blockFiles: bundled.blocks,
    favicon,
    shareImages: shareAddresses,
  }
  const site = { manifest, messages }
  if (later) sayComing(out, `${basePath}assets`, later)
  writeServerFiles(bundled, { input, shared }, out, { basePath, scenes })
  const report = await makePagesInParallel({ renderer: bundled.renderer, out, pages: stale, input, site })
  await picturing
  if (!later) noneComing(out)
  await writePlainPages(bundled.renderer, out, {
    manifest,
    messages,
    favicon,
    logo,
    retry: bundled.retry,
  })
  const state = Object.fromEntries(
    pages.map(({ path: place }) => {
      const files = report.files[place] ?? former[place]?.files ?? {}
      return [place, { digest: digests.get(place) ?? '', files }]
    }),
  )
  const gone = Object.keys(former).filter((place) => !state[place])
  removePages(out, gone, new Set(known.map((page) => page.path)))
  writeRedirects(out, redirects)
  await writePageState(out, state)
  // Always written anew: a server that is running notices what is new about the build by it.
  await publish(out, withFiles(manifest, pages))
  // Tells the admin where the pictures for its previews are, and which there are.
  writeOutput(path.join(out, 'admin/icons.json'), JSON.stringify({ folder: iconFolder, names: [...icons.keys()] }))
  writeOutput(path.join(out, 'texts.json'), JSON.stringify(messages))
  writeOutput(path.join(out, 'diagnostics.html'), diagnosticsPage())
  return {
    pages: pages.length,
    made: stale.length,
    removed: gone.length,
    stages: { art, bundle: waiting, pages: watch(), rendering: report.rendering },
    sizes: Object.values(state)
      .map(({ files }) => files['index.html.br'] ?? 0)
      .sort((one, other) => one - other),
    isWhole: bundled.isSmallest && !later?.size,
  }
}

/** Files of earlier builds stay, as pages that are still open may request them. */
function copyAssets(assets: string): void {
  for (const folder of [bundledAssets, mainSiteAssets])
    for (const name of readdirSync(folder)) copyOutput(path.join(folder, name), path.join(assets, name))
}

/** What the server renders with, at a path that is not served. The entry modules come last, so all imports exist. */
function writeServerFiles(
  { serverFiles, renderer, mainSite }: Bundle,
  program: ProgramInput,
  out: string,
  { basePath, scenes }: { readonly basePath: string; readonly scenes: SiteInput['scenes'] },
): void {
  const [from, to] = [path.dirname(renderer), path.join(out, '.program')]
  writeOutput(path.join(to, 'input.json'), JSON.stringify(program))
  const { favicon, iconFolder } = program.input
  const [entry = ''] = mainSite.application
  const ofMainSite: SiteInput = {
    boot: mainSite.boot,
    module: basePath + entry,
    favicon,
    iconFolder,
    scenes,
  }
  writeOutput(path.join(to, 'main-site.json'), JSON.stringify(ofMainSite))
  for (const name of serverFiles.toReversed())
    writeOutput(path.join(to, name), readFileSync(path.join(from, name), 'utf8'))
}

function writeFavicon({ site }: Manifest, logo: string, assets: string): string {
  if (logo) writeOutput(path.join(assets, 'favicon.svg'), logo)
  return `${site.basePath}assets/favicon.svg`
}

async function logoOf(
  { site, assets }: Manifest,
  icons: ReadonlyMap<string, Drawing>,
  originals: Originals,
): Promise<string> {
  const own = assets.find(({ id }) => ownName(id) === site.brand.logo)
  if (own) return drawnFrom(own, originals)
  const logo = icons.get(site.brand.logo)
  return logo ? toSvg(logo) : ''
}

/** Of pages that the server makes anew, the data stays: they may still be open. */
function removePages(out: string, gone: readonly string[], known: ReadonlySet<string>): void {
  for (const place of gone) {
    const folder = path.join(out, place)
    const isKnown = known.has(place)
    if (!isKnown) rmSync(path.join(out, '.made', place), { recursive: true, force: true })
    if (!existsSync(folder)) continue
    // Another page may be in a subfolder, so only this page's files are deleted.
    for (const file of readdirSync(folder, { withFileTypes: true }))
      if (file.isFile() && (!isKnown || file.name.startsWith('index.html'))) rmSync(path.join(folder, file.name))
  }
}

/** With the files of the pages that the build has made. */
function withFiles(manifest: Manifest, pages: readonly PageAddress[]): Manifest {
  const landings = bySlug(manifest.landings)
  const made = [...Map.groupBy(pages, ({ slug }) => slug)].map(([slug, ofLanding]) => {
    const files = ofLanding.map(({ path: place }) => path.posix.join(place, 'index.html').slice(1))
    return withTheseFiles(find(landings, slug))(files)
  })
  return { ...manifest, landings: replaceLandings(manifest.landings, made) }
}

/** The same object as long as the files are the same. */
const withTheseFiles = once((landing: CompiledLanding) => {
  let known = landing
  return (files: readonly string[]) => {
    if (known.files?.join() !== files.join()) known = { ...landing, files: [...files] }
    return known
  }
})

function stopwatch(): () => number {
  let last = performance.now()
  return () => {
    const now = performance.now()
    const passed = now - last
    last = now
    return passed
  }
}
