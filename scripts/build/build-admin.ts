import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { digestOf, projectRoot } from '../codegen/digest.ts'
import { build, inTurn } from './bundler.ts'
import { compressed } from './compressed.ts'
import { copyOutput, writeOutput } from './write-output.ts'

const cacheDir = path.join(projectRoot, 'node_modules/.cache/powerplay-admin')
const stampFile = path.join(cacheDir, 'digest')

/** The licences of the bundled third-party code. */
export const bundledAdminLicences = path.join(cacheDir, 'third-party.md')

/** Bundles the admin into a folder of the site; the bundle is cached until its sources change. */
export async function buildAdmin(out: string): Promise<void> {
  const digest = digestOf('admin', 'src', 'schema', 'scripts/build', 'package-lock.json')
  const isKept = () => existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digest
  if (!isKept())
    await inTurn(cacheDir, async () => {
      if (isKept()) return
      rmSync(cacheDir, { recursive: true, force: true })
      await bundle()
      writeFileSync(stampFile, digest)
    })
  copyAdmin(path.join(out, 'admin'))
}

/** The forms' package re-exports test helpers, whose dependency is not installed. */
const withoutTestParts: Plugin = {
  name: 'without-test-parts',
  enforce: 'pre',
  load: (id) => (id.endsWith('getTestRegistry.js') ? 'export default undefined' : undefined),
}

async function bundle(): Promise<void> {
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
      license: { fileName: path.basename(bundledAdminLicences) },
      modulePreload: { polyfill: false },
      // Inlined files would need a less strict security policy.
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 1500,
      rolldownOptions: { input: ['index.html', 'preview.html'].map((name) => path.join(root, name)) },
    },
  })
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
  for (const page of ['index.html', 'preview.html'])
    writeOutput(path.join(folder, page), readFileSync(path.join(cacheDir, page), 'utf8'))
}
