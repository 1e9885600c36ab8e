import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Manifest } from '../../contract/index.ts'
import { readCallSchemas } from './call-schemas.ts'
import { openApi } from './openapi.ts'
import { referencePage } from './page.ts'

/** The base paths of the calls unless site.json sets others. */
const usualBases = {
  v1: '/api/v1',
  v3: '/api/v3',
  ccg: '/api/ccg',
  auth: '/api/auth',
  bonusManagement: '/api/bonus-management',
  payment: '/api/payment',
}

/**
 * `/api/docs` for people and `/api/docs/openapi.json` for programs; generated once from the schemas that validate the
 * calls.
 */
export function mountDocs(app: FastifyInstance, records: Manifest | undefined): void {
  const schemas = readCallSchemas()
  const bases = records?.site.hosts.api ?? usualBases
  const style = readFileSync(path.join(import.meta.dirname, 'docs.css'), 'utf8')
  const page = referencePage(schemas, bases, style)
  const description = JSON.stringify(openApi(schemas, bases))
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
  app.get('/api/docs', (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('cache-control', 'public, max-age=60')
      .send(page),
  )
  app.get('/api/docs/openapi.json', (_, reply) =>
    reply.type('application/json; charset=utf-8').header('cache-control', 'public, max-age=60').send(description),
  )
}
