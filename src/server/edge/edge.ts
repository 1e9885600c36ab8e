import path from 'node:path'
import type { FastifyRequest } from 'fastify'
import type { EdgeRequest } from '../../rules/edge/edge-request.ts'
import type { Published } from '../published.ts'
import { createTextOf } from '../text-of.ts'
import { type Filling, fillPlainPage, type PlainPageName } from './plain-pages.ts'
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
}

export function openEdge({ root, published, countryOf, now = Date.now, ...parts }: EdgeParts): Edge {
  const textOf = createTextOf(published)
  return {
    ...parts,
    now,
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
