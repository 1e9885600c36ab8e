import { existsSync } from 'node:fs'
import path from 'node:path'
import staticFiles from '@fastify/static'
import fastify, { type FastifyInstance } from 'fastify'
import type { Settings } from '../contract/index.ts'
import { cachingOf, pageAddresses } from './landings.ts'

/** The HTTP server over what the build wrote. It listens nowhere yet: tests inject, `npm start` listens. */
export async function createApp({ OUT_DIR }: Pick<Settings, 'OUT_DIR'>): Promise<FastifyInstance> {
  const root = path.resolve(OUT_DIR)
  const addressOf = pageAddresses(path.join(root, 'manifest.json'))
  const app = fastify({
    requestTimeout: 30_000,
    handlerTimeout: 20_000,
    rewriteUrl: ({ url = '/' }) => addressOf(url),
  })
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', (_, reply) => {
    const ready = existsSync(path.join(root, 'manifest.json'))
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'nothing is built' })
  })
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
