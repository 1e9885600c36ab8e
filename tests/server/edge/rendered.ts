import { afterAll } from 'vitest'
import { collectIcons } from '../../../scripts/build/icons.ts'
import type { Manifest } from '../../../src/contract/index.ts'
import { renderDialog } from '../../../src/landing/renderer/dialog-markup.tsx'
import { createPrerenderer, type Prerenderer } from '../../../src/landing/renderer/prerender.tsx'
import { mountEdge } from '../../../src/server/edge/mount-edge.ts'
import { mountFiles } from '../../../src/server/mount-files.ts'
import { readPublished } from '../../../src/server/published.ts'
import { openTestServices, records, type TestServices } from '../../services/test-services.ts'
import { messages, putProgram, writeBuild } from './served.ts'

type Options = {
  readonly parts?: NonNullable<Parameters<typeof openTestServices>[1]>['parts']
  readonly manifest?: Manifest
  /** Watches what is rendered. */
  readonly watch?: (prerenderer: Prerenderer) => Prerenderer
}

/** The calls, behind an edge with the pages of the real renderer; closed after the tests of the file. */
export async function serveRendered({ parts, manifest = records, watch }: Options = {}): Promise<TestServices> {
  const countryOf = () => undefined
  const platform = await openTestServices('SQLite', { parts: { countryOf, ...parts } })
  afterAll(() => platform.close())
  const root = await writeRendered(manifest, watch)
  await mountEdge(platform.app, { root, published: readPublished(root), countryOf, now: () => platform.clock.now })
  await mountFiles(platform.app, root)
  return platform
}

/** A build whose pages are made by the real renderer. */
async function writeRendered(manifest: Manifest, watch: Options['watch'] = (one) => one): Promise<string> {
  const root = writeBuild(() => manifest)
  const prerenderer = await createPrerenderer({
    manifest,
    messages,
    services: [],
    icons: await collectIcons(manifest),
    iconFolder: '/icons/',
    faces: {},
    boot: 'boot()',
    application: ['assets/main.js'],
    untouched: 'assets/untouched.js',
    blockFiles: {},
    favicon: '/favicon.svg',
    hash: () => 'sha256-none',
    digest: () => '0123456789ab',
    shareImage: () => '/share.jpg',
  })
  putProgram(root, { renderDialog, openPrerenderer: async () => watch(prerenderer) })
  return root
}
