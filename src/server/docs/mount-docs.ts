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
 * `/api/docs` for people and `/api/docs/openapi.json` for programs; generated from the schemas that validate the calls,
 * when somebody asks for the first time.
 */
export function mountDocs(app: FastifyInstance, records: Manifest | undefined): void {
  const bases = records?.site.hosts.api ?? usualBases
  let made: ReturnType<typeof describeCalls> | undefined
  const docs = () => {
    made ??= describeCalls(bases)
    return made
  }
  app.get('/api/docs', (_, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', docs().policy)
      .header('cache-control', 'public, max-age=60')
      .send(docs().page),
  )
  app.get('/api/docs/openapi.json', (_, reply) =>
    reply
      .type('application/json; charset=utf-8')
      .header('cache-control', 'public, max-age=60')
      .send(docs().description),
  )
}

function describeCalls(bases: typeof usualBases) {
  const schemas = readCallSchemas()
  const style = readFileSync(path.join(import.meta.dirname, 'docs.css'), 'utf8')
  const hash = createHash('sha256').update(style).digest('base64')
  return {
    page: referencePage(schemas, bases, style),
    policy: `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    description: JSON.stringify(openApi(schemas, bases)),
  }
}
