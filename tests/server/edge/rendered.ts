import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import staticFiles from '@fastify/static'
import { afterAll } from 'vitest'
import { collectIcons } from '../../../scripts/build/icons.ts'
import type { Manifest } from '../../../src/contract/index.ts'
import { renderDialog } from '../../../src/landing/renderer/dialog-markup.tsx'
import { createPrerenderer } from '../../../src/landing/renderer/prerender.tsx'
import { findPage } from '../../../src/routing/pages.ts'
import { buildRouteTable } from '../../../src/routing/route-table.ts'
import { mountEdge } from '../../../src/server/edge/mount-edge.ts'
import { readPublished } from '../../../src/server/published.ts'
import { openTestServices, records, type TestServices } from '../../services/test-services.ts'
import { messages, writeBuild } from './served.ts'

type Options = {
  readonly parts?: NonNullable<Parameters<typeof openTestServices>[1]>['parts']
  readonly manifest?: Manifest
}

/** The calls, behind an edge with these pages; closed after the tests of the file. */
export async function serveRendered(
  pages: readonly string[],
  { parts, manifest = records }: Options = {},
): Promise<TestServices> {
  const countryOf = () => undefined
  const platform = await openTestServices('SQLite', { parts: { countryOf, ...parts } })
  afterAll(() => platform.close())
  const root = await writeRendered(manifest, pages)
  await mountEdge(platform.app, { root, published: readPublished(root), countryOf, now: () => platform.clock.now })
  await platform.app.register(staticFiles, { root, redirect: false, cacheControl: false })
  return platform
}

/** A build with these pages rendered by the real renderer. */
async function writeRendered(manifest: Manifest, pages: readonly string[]): Promise<string> {
  const root = writeBuild(() => manifest)
  const prerenderer = await createPrerenderer({
    manifest,
    messages,
    services: [],
    icons: collectIcons(manifest),
    iconFolder: '/icons/',
    faces: {},
    boot: 'boot()',
    application: ['assets/main.js'],
    blockFiles: {},
    favicon: '/favicon.svg',
    hash: () => 'sha256-none',
    digest: () => '0123456789ab',
    shareImage: () => '/share.jpg',
  })
  const table = buildRouteTable(manifest)
  for (const below of pages) {
    const page = findPage(table, below)
    if (!page) throw new Error(`There is no page ${below}.`)
    const { html, data, dataName } = await prerenderer.render(page)
    const folder = path.join(root, page.path)
    mkdirSync(folder, { recursive: true })
    writeFileSync(path.join(folder, 'index.html'), html)
    writeFileSync(path.join(folder, dataName), data)
  }
  mkdirSync(path.join(root, '.program'))
  // The server asks modules of the build; here they lead back to the source.
  Object.assign(globalThis, { renderDialog, openPrerenderer: async () => prerenderer })
  writeFileSync(path.join(root, '.program/dialog-markup.js'), 'export const { renderDialog } = globalThis')
  writeFileSync(path.join(root, '.program/prerender.js'), 'export const { openPrerenderer } = globalThis')
  writeFileSync(path.join(root, '.program/input.json'), '{}')
  return root
}
