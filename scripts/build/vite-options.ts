import path from 'node:path'
import type { InlineConfig, Plugin } from 'vite'
import { projectRoot } from '../codegen/digest.ts'
import { phoneMetadata } from './phone-metadata.ts'

const parser = path.join(projectRoot, 'node_modules/@formatjs/icu-messageformat-parser')
const bringFiles = path.join(projectRoot, 'src/ui/bring-files.ts')

/** Vite preloads what is imported on demand with links; here, its files are fetched, so that a failure can be retried. */
const fetchedFirst: Plugin = {
  name: 'fetched-first',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js' ? `export { bringFiles as __vitePreload } from '${bringFiles}'` : undefined,
}

/** What the code of pages needs wherever it runs. */
export const plugins: Plugin[] = [fetchedFirst, phoneMetadata]

/** What every bundle of the pages has in common. They read no configuration file: that alone takes a tenth of a second. */
export const everyBundle: InlineConfig = {
  configFile: false,
  root: projectRoot,
  logLevel: 'error',
  mode: 'production',
  plugins,
  build: { target: 'es2022', modulePreload: { polyfill: false }, emptyOutDir: false, copyPublicDir: false },
}

/** Bundles that visitors download. */
export const forVisitors: InlineConfig = {
  resolve: {
    alias: {
      // Texts reach visitors parsed; the parser itself must not.
      '@formatjs/icu-messageformat-parser': path.join(parser, 'no-parser.js'),
      // React has had this hook since version 18: nobody needs it rebuilt for older ones.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
}
