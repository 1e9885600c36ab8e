import { existsSync } from 'node:fs'
import path from 'node:path'
import fastify, { type FastifyInstance } from 'fastify'
import type { Settings } from '../contract/index.ts'
import type { Build } from '../desk/desk.ts'
import { openDesk } from '../desk/open-desk.ts'
import { answerError } from '../kernel/calls/error-handler.ts'
import { createCountryOf } from '../kernel/places/country-of.ts'
import { newId } from '../kernel/secrets.ts'
import { openSampler, type Sampler } from '../services/samples/open-sampler.ts'
import { readLineMoment } from '../services/sportsbook/shown/line-moment.ts'
import { mountAdminPage } from './admin/admin-page.ts'
import { hasSession } from './admin/has-session.ts'
import { mountThumbnails } from './admin/thumbnails.ts'
import { addSecurityHeaders } from './answer-headers.ts'
import { answerInTime } from './answer-in-time.ts'
import { withConnectedGames } from './connected-games.ts'
import { mountDocs } from './docs/mount-docs.ts'
import { explainKey } from './edge/explain/explain-key.ts'
import { mountEdge } from './edge/mount-edge.ts'
import { redirect } from './edge/redirect.ts'
import { wellFormedUrl } from './edge/well-formed-url.ts'
import { logOptions } from './log.ts'
import { answerMalformed, noteEarlyAnswers } from './malformed-request.ts'
import { mountFiles } from './mount-files.ts'
import { mountManifest } from './mount-manifest.ts'
import { mountHealth } from './operations/health.ts'
import { mountMetrics } from './operations/metrics.ts'
import { type Published, readPublished } from './published.ts'
import { type OpenServices, openServices } from './services/open-services.ts'
import type { Services } from './services/services.ts'
import { createTextOf } from './text-of.ts'
import { proxiesIn } from './trusted-proxies.ts'

type Parts = {
  /** Rebuilds the pages; without it the admin cannot publish. */
  readonly build?: Build
  /** Replaces services in tests. */
  readonly services?: Partial<Services>
}

/** Time-outs for receiving a request, and for a connection on which nothing happens. */
const timeouts = { requestTimeout: 30_000, connectionTimeout: 60_000 }

/** Until an answer begins. */
const longestWait = 20_000

/** Drops clients that send their headers byte by byte (slowloris). */
const headerTimeouts = { headersTimeout: 10_000, connectionsCheckingInterval: 2000 }

/** The HTTP server over the build output. It does not listen yet: tests inject requests, `npm start` listens. */
export async function createApp(settings: Settings, { build, services = {} }: Parts = {}): Promise<FastifyInstance> {
  const root = path.resolve(settings.OUT_DIR)
  const published = readPublished(root, (manifest) => withConnectedGames(manifest, settings))
  const app = fastify({
    logger: logOptions(settings),
    // Unique across restarts and processes: security events refer to it.
    genReqId: newId,
    trustProxy: proxiesIn(settings.TRUST_PROXY),
    bodyLimit: 64 * 1024,
    ...timeouts,
    // While the server stops, requests on open connections are still answered.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 100 },
    frameworkErrors: answerError,
    clientErrorHandler: answerMalformed,
    // Campaigns add long queries to addresses; Node's own limit is 16 KB.
    http: { maxHeaderSize: 64 * 1024, ...headerTimeouts },
    rewriteUrl: ({ url = '/' }) => wellFormedUrl(url),
  })
  answerInTime(app, longestWait)
  noteEarlyAnswers(app)
  addSecurityHeaders(app, settings)
  const opened = await openCalls(app, settings, published, services)
  mountHealth(app, published, opened?.services)
  mountMetrics(app, settings, opened?.services)
  mountDocs(app, published.manifest())
  mountManifest(app, published, services.now ?? Date.now)
  app.get('/admin', (_, reply) => redirect(reply, undefined, '/admin/'))
  await opened?.mount(app)
  const sampler = opened && settings.REQUEST_SAMPLE === 'on' ? openSampler(opened.services, app.log) : undefined
  const desk =
    opened &&
    openAdmin(app, settings, opened, {
      build: build && thenSeen(build, published),
      sampler,
    })
  await desk?.mount(app)
  app.addHook('onClose', async () => {
    await desk?.close()
    await sampler?.close()
    await opened?.close()
  })
  const edge = await mountEdge(app, {
    root,
    published,
    ...(services.now && { now: services.now }),
    countryOf: opened?.services.countryOf ?? createCountryOf(),
    formKey: opened?.services.secrets.keyFor('form'),
    mirror: settings.MIRROR_URL,
    keptBytes: settings.KEEP_PAGES_MB * 1_000_000,
    explainKey: explainKey(settings, opened?.services.secrets),
    sampler,
    readLine: opened && ((wanted) => readLineMoment(opened.services, wanted)),
  })
  if (desk) mountAdminPage(app, root)
  if (desk) mountThumbnails(app, { edge, isStaff: (request) => hasSession(desk.desk, request) })
  await mountFiles(app, root)
  return app
}

/** The services behind the calls, if this server hosts them. */
async function openCalls(app: FastifyInstance, settings: Settings, published: Published, overrides: Partial<Services>) {
  const records = published.manifest()
  if (settings.PLATFORM === 'off' || !records) return undefined
  return openServices(settings, app.log, {
    records: () => published.manifest() ?? records,
    textOf: createTextOf(published),
    ...overrides,
  })
}

/** Who publishes sees it at once. */
const thenSeen =
  (build: Build, { refresh }: Published): Build =>
  async (records) => {
    await build(records)
    refresh()
  }

/** The staff's calls, if this server has the records and not only their pages. */
function openAdmin(
  { log }: FastifyInstance,
  settings: Settings,
  { services }: OpenServices,
  { build, sampler }: { readonly build: Build | undefined; readonly sampler: Sampler | undefined },
) {
  if (settings.ADMIN === 'off' || !existsSync(settings.PAGES_DIR)) return undefined
  return openDesk(services, { log, build, localesDir: 'locales', storeSample: sampler?.store })
}
