import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { InjectOptions } from 'fastify'
import { inject } from 'vitest'
import type { Manifest } from '../../src/contract/index.ts'
import type { Build } from '../../src/desk/desk.ts'
import { openDatabase } from '../../src/kernel/database/database.ts'
import { createApp } from '../../src/server/app.ts'
import type { Services } from '../../src/server/services/services.ts'
import { readSettings } from '../../src/server/settings.ts'
import { quickPasswords } from '../services/quick-passwords.ts'

export type Target = Awaited<ReturnType<typeof openTarget>>

type Options = {
  readonly environment?: Record<string, string>
  /** Changes the manifest, like a build of other records. */
  readonly change?: (manifest: Manifest) => Manifest
  readonly parts?: Partial<Services>
  readonly build?: Build
  /** The output folder of another build. */
  readonly site?: string
}

/**
 * The complete server, as operators run it, with a built site and its own database. It trusts 127.0.0.1 as a proxy.
 * Tests can advance its clock, and hashing is instant unless it is the subject.
 */
export async function openTarget({ environment, change, parts, build, site }: Options = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'target-'))
  const [out, pages] = ['out', 'pages'].map((name) => path.join(folder, name)) as [string, string]
  cpSync(site ?? inject('smallSite'), out, { recursive: true })
  cpSync('tests/records/base', pages, { recursive: true })
  const manifest: Manifest = JSON.parse(readFileSync(path.join(out, 'manifest.json'), 'utf8'))
  if (change) writeFileSync(path.join(out, 'manifest.json'), JSON.stringify(change(manifest)))
  const clock = { ahead: 0 }
  const settings = readSettings({
    OUT_DIR: out,
    DATA_DIR: folder,
    PAGES_DIR: pages,
    CAPTCHA: 'off',
    LOG_LEVEL: 'silent',
    SPORTS_FEED: 'off',
    TRUST_PROXY: '127.0.0.1',
    ...environment,
  })
  const services = { now: () => Date.now() + clock.ahead, passwords: quickPasswords, ...parts }
  const app = await createApp(settings, { services, ...(build && { build }) })
  const db = openDatabase(settings)
  return {
    app,
    db,
    clock,
    folder,
    outbox: path.join(folder, 'outbox'),
    manifest,
    basePath: manifest.site.basePath,
    call: (method: InjectOptions['method'], url: string, body?: unknown, headers: Record<string, string> = {}) =>
      app.inject({
        method: method ?? 'GET',
        url,
        headers,
        ...(body === undefined ? {} : { payload: body as object }),
      }),
    /** Sends a request without the proxy. */
    from: (remoteAddress: string, url: string, headers: Record<string, string> = {}) =>
      app.inject({ url, headers, remoteAddress }),
    listen: async () => new URL(await app.listen({ port: 0, host: '127.0.0.1' })),
    async close() {
      await app.close()
      await db.destroy()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
