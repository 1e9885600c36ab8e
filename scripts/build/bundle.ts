import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { build, type InlineConfig } from 'vite'
import type { Build } from '../../src/landing/client/service-worker/keeper.ts'
import { digestOf, projectRoot } from '../codegen/digest.ts'
import { writeOutput } from './write-output.ts'

/** What the visitor's browser gets, and the renderer that makes the pages. */
export type Bundle = {
  /** The script that stands in every page. */
  readonly boot: string
  /** The files of the application, below the base path: those of every page, the first of which starts it, … */
  readonly application: readonly string[]
  /** … and those of each block, by its type. */
  readonly blocks: Readonly<Record<string, readonly string[]>>
  /** The script that keeps landings for visitors without a connection. */
  readonly worker: string
  /** The module that makes pages, for Node. */
  readonly renderer: string
  /** What the server renders with: a module beside the renderer, and the files that it imports. */
  readonly serverFiles: readonly string[]
  /** Changes whenever one of them does. */
  readonly digest: string
}

const cacheDir = path.join(projectRoot, 'node_modules/.cache/powerplay')
const stampFile = path.join(cacheDir, 'bundle.json')
const assets = path.join(cacheDir, 'client')

/** Bundles application, boot script and renderer; all of them are kept while their sources stay as they are. */
export async function bundle(basePath: string): Promise<Bundle> {
  const digest = basePath + digestOf('src', 'schema', 'scripts/build', 'vite.config.ts', 'package-lock.json')
  const kept = readStamp()
  if (kept?.digest === digest && existsSync(kept.renderer)) return kept
  rmSync(cacheDir, { recursive: true, force: true })
  // Whoever calls (a test, say) may be in another mode; what visitors get is always the same.
  process.env['NODE_ENV'] = 'production'
  const [boot, application, rendering] = await Promise.all([
    bundleBoot(),
    bundleApplication(basePath),
    bundleRenderer(),
  ])
  const { lateFiles, files, ...named } = application
  const version = createHash('sha256')
    .update([boot, ...files].join())
    .digest('hex')
    .slice(0, 12)
  const worker = await bundleWorker({ version, basePath, lateFiles: lateFiles.map((file) => basePath + file) })
  const made = { boot, ...named, worker, ...rendering, digest }
  writeOutput(stampFile, JSON.stringify(made))
  return made
}

/** Where the application's files lie, to be copied to where they are served. */
export const bundledAssets = path.join(assets, 'assets')

/** Whose work is in it, and under which licences. */
export const bundledLicences = path.join(assets, 'third-party.md')

function readStamp(): Bundle | undefined {
  return existsSync(stampFile) ? (JSON.parse(readFileSync(stampFile, 'utf8')) as Bundle) : undefined
}

/** React is a file of its own: a slow phone takes it in before the rest, and breathes between the two. */
const react = { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }

/** What most blocks share is one file: a dozen small ones would cost each page their names and their requests. */
const sharedByBlocks = {
  name: 'shared',
  test: /src[\\/](rules|ui|landing[\\/]page)[\\/][^\\/]+$|[\\/](when-idle\.ts|PasswordInput\.tsx)$/,
}

const quiet: InlineConfig = { root: projectRoot, logLevel: 'error', mode: 'production' }

type Application = Pick<Bundle, 'application' | 'blocks'> & {
  /** What is loaded when it is first needed. */
  readonly lateFiles: readonly string[]
  readonly files: readonly string[]
}

async function bundleApplication(basePath: string): Promise<Application> {
  const output = await build({
    ...quiet,
    base: basePath,
    build: {
      outDir: assets,
      license: { fileName: path.basename(bundledLicences) },
      rolldownOptions: {
        input: 'src/landing/client/main.tsx',
        preserveEntrySignatures: 'exports-only',
        output: { codeSplitting: { groups: [react, sharedByBlocks] } },
      },
    },
  })
  const chunks = chunksOf(output)
  const application = chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => withImports(chunks, fileName))
  const blocks = chunks.flatMap(({ facadeModuleId, fileName }): [string, string[]][] => {
    const type = /src\/landing\/blocks\/([^/]+)\//.exec(facadeModuleId ?? '')?.[1]
    return type ? [[type, withImports(chunks, fileName).filter((name) => !application.includes(name))]] : []
  })
  const known = new Set([...application, ...blocks.flatMap(([, names]) => names)])
  const late = chunks
    .filter(({ isDynamicEntry }) => isDynamicEntry)
    .flatMap(({ fileName }) => withImports(chunks, fileName))
  const lateFiles = [...new Set(late)].filter((name) => !known.has(name))
  return { application, blocks: Object.fromEntries(blocks), lateFiles, files: chunks.map(({ fileName }) => fileName) }
}

async function bundleBoot(): Promise<string> {
  const output = await build({
    ...quiet,
    build: { write: false, rolldownOptions: { input: 'src/landing/client/boot/boot.ts', output: { format: 'iife' } } },
  })
  return chunksOf(output)[0]?.code.trim() ?? ''
}

async function bundleWorker(known: Build): Promise<string> {
  const output = await build({
    ...quiet,
    build: {
      write: false,
      rolldownOptions: { input: 'src/landing/client/service-worker/worker.ts', output: { format: 'iife' } },
    },
    define: { __BUILD__: JSON.stringify(known) },
  })
  return chunksOf(output)[0]?.code.trim() ?? ''
}

async function bundleRenderer(): Promise<Pick<Bundle, 'renderer' | 'serverFiles'>> {
  const outDir = path.join(cacheDir, 'renderer')
  const input = ['src/landing/renderer/prerender.tsx', 'src/landing/renderer/dialog-markup.tsx']
  const output = await build({
    ...quiet,
    build: { outDir, ssr: true, cssMinify: 'lightningcss', rolldownOptions: { input } },
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const chunks = chunksOf(output)
  const entry = (name: string) => chunks.find((chunk) => chunk.isEntry && chunk.name === name)?.fileName ?? ''
  return {
    renderer: path.join(outDir, entry('prerender')),
    serverFiles: withImports(chunks, entry('dialog-markup')),
  }
}

type Chunk = { readonly fileName: string; readonly imports: readonly string[] }

/** A file and all those of the bundle that it imports. */
function withImports(chunks: readonly Chunk[], name: string): string[] {
  const chunk = chunks.find(({ fileName }) => fileName === name)
  return chunk ? [...new Set([name, ...chunk.imports.flatMap((one) => withImports(chunks, one))])] : []
}

function chunksOf(output: Awaited<ReturnType<typeof build>>) {
  if (!('output' in output)) throw new Error('The bundler gave no output.')
  return output.output.filter((file) => file.type === 'chunk')
}
