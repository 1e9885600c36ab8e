import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { Plugin } from 'vite'
import { adminFailedFile } from '../../src/server/admin/admin-page.ts'
import { UsageError } from '../cli/command.ts'
import { digestOf, projectRoot } from '../codegen/digest.ts'
import { build, inTurn } from './bundler.ts'
import { compressed } from './compressed.ts'
import { copyOutput, writeOutput } from './write-output.ts'

const cacheDir = path.join(projectRoot, 'node_modules/.cache/powerplay-admin')
const stampFile = path.join(cacheDir, 'digest')
const licences = path.join(cacheDir, 'third-party.md')
const pages = ['index.html', 'preview.html']

const digest = () => digestOf('admin', 'src', 'schema', 'scripts/build', 'package-lock.json')
const isKept = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digest()

/** Bundles the admin into a folder of the site; the bundle is cached until its sources change. */
export async function buildAdmin(out: string): Promise<void> {
  try {
    if (!isKept()) await inTurn(cacheDir, async () => isKept() || bundle())
  } catch (cause) {
    writeOutput(adminFailedFile(out), '')
    throw new UsageError(`${stripVTControlCharacters((cause as Error).message)}\nThe admin could not be made.`, {
      cause,
    })
  }
  copyAdmin(path.join(out, 'admin'))
  rmSync(adminFailedFile(out), { force: true })
}

/** Whether a build would find it as it should be. */
export const hasAdmin = (out: string): boolean =>
  isKept() &&
  pages.every((page) => readIfThere(path.join(out, 'admin', page)) === readIfThere(path.join(cacheDir, page)))

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined)

/** The forms' package re-exports test helpers, whose dependency is not installed. */
const withoutTestParts: Plugin = {
  name: 'without-test-parts',
  enforce: 'pre',
  load: (id) => (id.endsWith('getTestRegistry.js') ? 'export default undefined' : undefined),
}

async function bundle(): Promise<void> {
  const made = digest()
  rmSync(cacheDir, { recursive: true, force: true })
  process.env['NODE_ENV'] = 'production'
  const root = path.join(projectRoot, 'admin')
  await build({
    configFile: false,
    root,
    base: '/admin/',
    logLevel: 'error',
    mode: 'production',
    plugins: [withoutTestParts, compressed(9)],
    build: {
      target: 'es2022',
      outDir: cacheDir,
      license: { fileName: path.basename(licences) },
      modulePreload: { polyfill: false },
      // Inlined files would need a less strict security policy.
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1500,
      rolldownOptions: { input: pages.map((name) => path.join(root, name)) },
    },
  })
  writeFileSync(stampFile, made)
}

/**
 * Pages are copied last, so all files that they name exist. Files of earlier builds stay for pages that are still open.
 */
function copyAdmin(folder: string): void {
  const assets = path.join(folder, 'assets')
  const made = path.join(cacheDir, 'assets')
  for (const name of readdirSync(made)) {
    copyOutput(path.join(made, name), path.join(assets, name))
  }
  writeOutput(path.join(folder, 'third-party.md'), readFileSync(licences, 'utf8'))
  for (const page of pages) writeOutput(path.join(folder, page), readFileSync(path.join(cacheDir, page), 'utf8'))
}
