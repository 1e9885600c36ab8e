import path from 'node:path'
import staticFiles from '@fastify/static'
import fastify, { type FastifyInstance } from 'fastify'
import type { Settings } from '../contract/index.ts'
import { openPlatform } from '../platform/open-platform.ts'
import { cachingOf, pageAddresses } from './landings.ts'
import { logOptions } from './log.ts'
import { readPublished } from './published.ts'
import { createTextOf } from './text-of.ts'

/** The HTTP server over what the build wrote. It listens nowhere yet: tests inject, `npm start` listens. */
export async function createApp(settings: Settings): Promise<FastifyInstance> {
  const root = path.resolve(settings.OUT_DIR)
  const published = readPublished(root)
  const addressOf = pageAddresses(published)
  const app = fastify({
    logger: logOptions(settings),
    trustProxy: settings.TRUST_PROXY?.split(',') ?? false,
    bodyLimit: 64 * 1024,
    requestTimeout: 30_000,
    handlerTimeout: 20_000,
    rewriteUrl: ({ url = '/' }) => addressOf(url),
  })
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', (_, reply) => {
    const ready = published.manifest() !== undefined
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'nothing is built' })
  })
  const records = published.manifest()
  if (settings.PLATFORM === 'on' && records) {
    const { mount, close } = await openPlatform(settings, app.log, {
      records: () => published.manifest() ?? records,
      textOf: createTextOf(published),
    })
    await mount(app)
    app.addHook('onClose', close)
  }
  await app.register(staticFiles, {
    root,
    redirect: false,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, file) => void reply.header('cache-control', cachingOf(file)),
  })
  return app
}
