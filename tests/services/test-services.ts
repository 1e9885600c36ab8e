import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify, { type InjectOptions } from 'fastify'
import type { Manifest } from '../../src/contract/index.ts'
import { answerError } from '../../src/kernel/calls/error-handler.ts'
import { openServices } from '../../src/server/services/open-services.ts'
import type { Services } from '../../src/server/services/services.ts'
import { readSettings } from '../../src/server/settings.ts'
import { type DatabaseKind, newDatabase } from '../kernel/databases.ts'
import { manifest as compiled } from '../shipped.ts'

const texts = Object.fromEntries(
  compiled.site.locales.map(({ code }) => [code, JSON.parse(readFileSync(`locales/${code}.json`, 'utf8'))]),
)
const english = texts['en'] as Record<string, string>

/** For tests of texts in other languages; by default, all are in English. */
export const textIn = (id: string, locale: string): string => texts[locale]?.[id] ?? id

export const records: Manifest = {
  ...compiled,
  landings: compiled.landings.map((landing) => ({ ...landing, revision: 'r1' })),
}

export type TestServices = Awaited<ReturnType<typeof openTestServices>>

type Options = {
  readonly parts?: Partial<Services>
  readonly environment?: Record<string, string>
  /** Shares the database of another instance, like a second process. */
  readonly beside?: { readonly place: Record<string, string> }
}

/** The real calls on a real database, with a clock that tests can advance. */
export async function openTestServices(kind: DatabaseKind, { parts, environment, beside }: Options = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'platform-'))
  const place = beside?.place ?? (await newDatabase(kind, folder))
  const clock = { now: Date.now() }
  const settings = readSettings({ CAPTCHA: 'off', LOG_LEVEL: 'silent', SPORTS_FEED: 'off', ...place, ...environment })
  const app = fastify({ logger: false, trustProxy: ['127.0.0.1'], frameworkErrors: answerError })
  const { services, mount, close } = await openServices(settings, app.log, {
    records: () => records,
    textOf: (id) => english[id] ?? id,
    now: () => clock.now,
    ...parts,
  })
  await mount(app)
  return {
    app,
    services,
    place,
    outbox: path.join(folder, 'outbox'),
    clock,
    db: services.db,
    call: (method: InjectOptions['method'], url: string, body?: unknown, headers: Record<string, string> = {}) =>
      app.inject({
        method: method ?? 'GET',
        url,
        headers,
        ...(body === undefined ? {} : { payload: body as object }),
      }),
    async close() {
      await app.close()
      await close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
