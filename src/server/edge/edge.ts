import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Filling } from '../../landing/renderer/plain/filling.ts'
import type { EdgePage, EdgeRequest } from '../../rules/edge/edge-request.ts'
import type { Published } from '../published.ts'
import { createTextOf } from '../text-of.ts'
import { type BuiltPage, createPageReader } from './built-page.ts'
import { fillPlainPage, type PlainPageName } from './plain-pages.ts'
import { readRequest } from './read-request.ts'
import { type ServedSite, servedSite } from './served-site.ts'

/** What the composition root gives. */
export type EdgeParts = {
  /** The folder into which the build wrote. */
  readonly root: string
  readonly published: Published
  /** The country of an address, where it is known. */
  readonly countryOf: (ip: string) => string | undefined
  /** The key of the links that explain; without it nothing is explained. */
  readonly explainKey?: Uint8Array | undefined
  /** The name of whoever is signed in; without it nobody is. */
  readonly whoIsSignedIn?: ((request: FastifyRequest) => Promise<string | undefined>) | undefined
  /** Marks forms, so that a second click is known; processes that share their work share it. */
  readonly formKey?: Uint8Array | undefined
  readonly now?: () => number
}

/** What the answers stand on. */
export type Edge = Pick<EdgeParts, 'explainKey' | 'whoIsSignedIn'> & {
  /** Missing until something is built. */
  readonly site: () => ServedSite | undefined
  readonly read: (request: FastifyRequest) => EdgeRequest
  readonly say: (id: string, locale: string, market?: string) => string
  readonly fill: (site: ServedSite, locale: string, name: PlainPageName, filling: Filling) => Promise<string>
  readonly now: () => number
  readonly formKey: Uint8Array
  /** Forms are sent on to the calls of this server. */
  readonly app: FastifyInstance
  /** Missing where somebody took its file away. */
  readonly builtPage: (page: EdgePage) => Promise<BuiltPage | undefined>
}

export function openEdge(app: FastifyInstance, given: EdgeParts): Edge {
  const { root, published, countryOf, now = Date.now, formKey = randomBytes(32), ...parts } = given
  const textOf = createTextOf(published)
  return {
    ...parts,
    app,
    now,
    formKey,
    builtPage: createPageReader(root),
    site() {
      const manifest = published.manifest()
      return manifest && servedSite(manifest)
    },
    read: (request) => readRequest(request, { countryOf, now }),
    say: (id, locale, market) => textOf(id, locale, market === undefined ? undefined : { market }),
    fill: ({ site }, locale, name, filling) =>
      fillPlainPage(path.join(root, site.basePath, '_pages'), locale, name, filling),
  }
}
