import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Manifest } from '../../src/contract/index.ts'
import { listPages } from '../../src/routing/pages.ts'
import { buildRouteTable } from '../../src/routing/route-table.ts'
import { createApp } from '../../src/server/app.ts'
import { readSettings } from '../../src/server/settings.ts'
import { openClient } from '../cli/http-client.ts'
import { landingRequests } from './inputs/landing-requests.ts'
import { checkAnswer } from './invariants.ts'
import { newPlayer, newStaff, renewedRegularly } from './new-users.ts'
import { type Target, target } from './target.ts'
import { callTargets, deskTargets } from './targets/calls.ts'
import { compilerTargets } from './targets/compiler.ts'

/** All fuzzing targets: the compiler, and a complete server with an empty database and a copy of the records. */
export async function openTargets(): Promise<{ targets: readonly Target[]; close: () => Promise<void> }> {
  const { OUT_DIR, PAGES_DIR } = readSettings(process.env)
  const folder = mkdtempSync(path.join(tmpdir(), 'fuzz-'))
  const pages = path.join(folder, 'pages')
  cpSync(PAGES_DIR, pages, { recursive: true })
  const settings = readSettings({
    OUT_DIR,
    PAGES_DIR: pages,
    DATA_DIR: path.join(folder, 'data'),
    CAPTCHA: 'off',
    LOG_LEVEL: 'silent',
    SPORTS_FEED: 'off',
    TRUST_PROXY: '127.0.0.1',
  })
  // Publishing writes its files but builds no pages.
  const app = await createApp(settings, { build: async () => {} })
  const client = openClient(await app.listen({ host: '127.0.0.1', port: 0 }))
  const manifest: Manifest = JSON.parse(readFileSync(path.join(OUT_DIR, 'manifest.json'), 'utf8'))
  const addresses = listPages(manifest, buildRouteTable(manifest)).map((page) => page.path)
  const visits = target('landings', landingRequests(addresses), async (request) =>
    checkAnswer(await client.ask(request)),
  )
  const player = renewedRegularly(() => newPlayer(app))
  const staff = renewedRegularly(() => newStaff(app, settings))
  return {
    targets: [...compilerTargets, visits, ...callTargets(app, manifest.site, player), ...deskTargets(app, staff)],
    async close() {
      client.close()
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
