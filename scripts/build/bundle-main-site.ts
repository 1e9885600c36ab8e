import path from 'node:path'
import { buildForVisitors, cacheDir, chunksOf, codeOf, react, withImports } from './bundler.ts'
import { compressed } from './compressed.ts'

/** The bundles of the main site for visitors' browsers. */
export type MainSiteBundle = {
  /** The script inlined into every page. */
  readonly boot: string
  /** The application's files, relative to the base path; the first is the entry. */
  readonly application: readonly string[]
}

const outDir = path.join(cacheDir, 'main-site')

/** The bundled files of the application, to be copied to the output. */
export const mainSiteAssets = path.join(outDir, 'assets')

/** Its files are served beside those of landings. */
export async function bundleMainSite(basePath: string, quality: number): Promise<MainSiteBundle> {
  const [boot, application] = await Promise.all([
    buildForVisitors({
      build: { write: false, rolldownOptions: { input: 'src/main-site/client/boot.ts', output: { format: 'iife' } } },
    }),
    buildForVisitors({
      base: basePath,
      plugins: [compressed(quality)],
      build: {
        outDir,
        rolldownOptions: {
          input: { 'main-site': 'src/main-site/client/main.tsx' },
          output: { codeSplitting: { groups: [react] } },
        },
      },
    }),
  ])
  const chunks = chunksOf(application)
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? ''
  return { boot: codeOf(boot), application: withImports(chunks, entry) }
}
