import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { startThread } from '../../src/kernel/start-thread.ts'
import type { Build } from '../../src/landing/client/service-worker/keeper.ts'
import { digestOf } from '../codegen/digest.ts'
import { bundleMainSite, type MainSiteBundle, mainSiteAssets } from './bundle-main-site.ts'
import {
  buildForServer,
  buildForVisitors,
  cacheDir,
  chunksOf,
  codeOf,
  inTurn,
  noteBundler,
  react,
  withImports,
} from './bundler.ts'
import { best, compressAgain, compressed, quick } from './compressed.ts'
import { writeOutput } from './write-output.ts'

/** The bundles for visitors' browsers, and the renderer of the pages. */
export type Bundle = {
  /** The script inlined into every page. */
  readonly boot: string
  /** The script of the offline page. */
  readonly retry: string
  /** The application's files for every page, relative to the base path; the first is the entry. */
  readonly application: readonly string[]
  /** The file of what a page has that nobody touches. */
  readonly untouched: string
  /** Further files per block type. */
  readonly blocks: Readonly<Record<string, readonly string[]>>
  /** The service worker, which caches landings for offline use. */
  readonly worker: string
  /** The Node module that renders pages. */
  readonly renderer: string
  /** The modules with which the server renders, and their imports. */
  readonly serverFiles: readonly string[]
  readonly mainSite: MainSiteBundle
  /** Changes whenever the sources of the bundles change. */
  readonly digest: string
  /** Whether its files are compressed as well as they can be. */
  readonly isSmallest: boolean
  /** Changes whenever one of the bundles that pages of landings are made with changes. */
  readonly pagesDigest: string
}

const stampFile = path.join(cacheDir, 'bundle.json')
const assets = path.join(cacheDir, 'client')

let ahead: Promise<unknown> = Promise.resolve()

/** Begins with what `bundle` will be asked for, on another thread. If that fails, `bundle` tries it again, and says why. */
export function bundleAhead(basePath: string): void {
  if (keptBundle(digestFor(basePath))) return
  noteBundler()
  const thread = startThread(new URL('./bundle-thread.ts', import.meta.url), { workerData: basePath })
  ahead = once(thread, 'exit').catch(() => {})
}

/** Bundles application, boot script and renderer; cached until their sources change. In a hurry, it compresses quickly. */
export async function bundle(basePath: string, isUrgent = false): Promise<Bundle> {
  await ahead
  const digest = digestFor(basePath)
  const kept = () => {
    const bundle = keptBundle(digest)
    return bundle?.isSmallest || isUrgent ? bundle : undefined
  }
  const make = async () =>
    kept() ?? (await keptSmaller(digest)) ?? makeBundle({ basePath, digest, isSmallest: !isUrgent })
  return kept() ?? inTurn(cacheDir, make)
}

const digestFor = (basePath: string) => basePath + digestOf('src', 'schema', 'scripts/build', 'package-lock.json')

function keptBundle(digest: string): Bundle | undefined {
  const kept = existsSync(stampFile) ? (JSON.parse(readFileSync(stampFile, 'utf8')) as Bundle) : undefined
  return kept?.digest === digest && existsSync(kept.renderer) ? kept : undefined
}

/** What was made in a hurry, compressed as well as it can be. */
async function keptSmaller(digest: string): Promise<Bundle | undefined> {
  const kept = keptBundle(digest)
  if (!kept) return undefined
  await Promise.all([bundledAssets, mainSiteAssets].map((folder) => compressAgain(folder, best)))
  const made = { ...kept, isSmallest: true }
  writeOutput(stampFile, JSON.stringify(made))
  return made
}

type Wanted = Pick<Bundle, 'digest' | 'isSmallest'> & { readonly basePath: string }

async function makeBundle({ basePath, digest, isSmallest }: Wanted): Promise<Bundle> {
  const quality = isSmallest ? best : quick
  rmSync(cacheDir, { recursive: true, force: true })
  // Visitors always get the production build, even if the caller (a test, for example) runs in another mode.
  process.env['NODE_ENV'] = 'production'
  const [boot, retry, application, mainSite, rendering] = await Promise.all([
    bundleScript('boot/boot.ts'),
    bundleScript('offline/retry.ts'),
    bundleApplication(basePath, quality),
    bundleMainSite(basePath, quality),
    bundleRenderer(),
  ])
  const { lateFiles, files, ...named } = application
  const { pagesCode, ...rendered } = rendering
  const version = digestOfParts([boot, ...files])
  const worker = await bundleWorker({ version, basePath, lateFiles: lateFiles.map((file) => basePath + file) })
  const pagesDigest = digestOfParts([boot, JSON.stringify(named), pagesCode, digestOf('scripts/build')])
  const made = { boot, retry, ...named, worker, ...rendered, mainSite, digest, isSmallest, pagesDigest }
  writeOutput(stampFile, JSON.stringify(made))
  return made
}

const digestOfParts = (parts: readonly string[]) => createHash('sha256').update(parts.join()).digest('hex').slice(0, 12)

/** The bundled files of the application, to be copied to the output. */
export const bundledAssets = path.join(assets, 'assets')

/** The licences of the bundled third-party code. */
export const bundledLicences = path.join(assets, 'third-party.md')

/** What comes with a landing that nobody touches brings nothing of the application. */
const withoutApplication = [
  {
    name: 'untouched',
    test: /landing[\\/](client[\\/](untouched[\\/](?!consent)|on-arrival[\\/]asks|kept-in-tab)|registration[\\/]draft\.ts)/,
  },
  { name: 'texts', test: /intl-messageformat|icu-|src[\\/]ui[\\/]format-text/ },
]

/** Code shared by most blocks is one chunk: a dozen small ones would cost each page more bytes and requests. */
const sharedByBlocks = {
  name: 'shared',
  test: /src[\\/](rules|ui|landing[\\/]page)[\\/][^\\/]+$|[\\/](when-idle\.ts|PasswordInput\.tsx)$/,
}

type Application = Pick<Bundle, 'application' | 'untouched' | 'blocks'> & {
  /** Files that are loaded on demand. */
  readonly lateFiles: readonly string[]
  readonly files: readonly string[]
}

async function bundleApplication(basePath: string, quality: number): Promise<Application> {
  const output = await buildForVisitors({
    base: basePath,
    plugins: [compressed(quality)],
    build: {
      outDir: assets,
      license: { fileName: path.basename(bundledLicences) },
      rolldownOptions: {
        input: ['src/landing/client/main.tsx', 'src/landing/client/untouched/untouched.ts'],
        preserveEntrySignatures: 'exports-only',
        output: { codeSplitting: { groups: [react, ...withoutApplication, sharedByBlocks] } },
      },
    },
  })
  const chunks = chunksOf(output)
  const entry = (name: string) => chunks.find((chunk) => chunk.isEntry && chunk.name === name)?.fileName ?? ''
  const application = withImports(chunks, entry('main'))
  const untouched = entry('untouched')
  const blocks = chunks.flatMap(({ facadeModuleId, fileName }): [string, string[]][] => {
    const type = /src\/landing\/blocks\/([^/]+)\//.exec(facadeModuleId ?? '')?.[1]
    return type ? [[type, withImports(chunks, fileName).filter((name) => !application.includes(name))]] : []
  })
  const known = new Set([...application, untouched, ...blocks.flatMap(([, names]) => names)])
  const late = chunks
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .flatMap(({ fileName }) => withImports(chunks, fileName))
  const lateFiles = [...new Set(late)].filter((name) => !known.has(name))
  return {
    application,
    untouched,
    blocks: Object.fromEntries(blocks),
    lateFiles,
    files: chunks.map(({ fileName }) => fileName),
  }
}

/** Bundles a file of the client into one script. */
async function bundleScript(file: string, define: Record<string, string> = {}): Promise<string> {
  const input = `src/landing/client/${file}`
  const output = await buildForVisitors({
    build: { write: false, rolldownOptions: { input, output: { format: 'iife' } } },
    define,
  })
  return codeOf(output)
}

const bundleWorker = (known: Build) => bundleScript('service-worker/worker.ts', { __BUILD__: JSON.stringify(known) })

/** What renders pages on the server; `pagesCode` is all code that renders landings. */
async function bundleRenderer(): Promise<Pick<Bundle, 'renderer' | 'serverFiles'> & { readonly pagesCode: string }> {
  const outDir = path.join(cacheDir, 'renderer')
  const input = [
    'src/landing/renderer/prerender.tsx',
    'src/landing/renderer/dialog-markup.tsx',
    'src/main-site/renderer/render-site.tsx',
  ]
  const output = await buildForServer({
    build: {
      outDir,
      ssr: true,
      cssMinify: 'lightningcss',
      // The server imports entries with a version in their address: a chunk that imported from one would see another.
      rolldownOptions: { input, preserveEntrySignatures: 'strict' },
    },
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const chunks = chunksOf(output)
  const entry = (name: string) => chunks.find((chunk) => chunk.isEntry && chunk.name === name)?.fileName ?? ''
  const ofPages = withImports(chunks, entry('prerender'))
  return {
    pagesCode: chunks.flatMap(({ fileName, code }) => (ofPages.includes(fileName) ? [code] : [])).join(),
    renderer: path.join(outDir, entry('prerender')),
    serverFiles: [...chunks]
      .sort((one, other) => Number(other.isEntry) - Number(one.isEntry))
      .map(({ fileName }) => fileName),
  }
}
