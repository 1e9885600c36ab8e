import { randomBytes } from 'node:crypto'
import path from 'node:path'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CurrencyCode } from '../../contract/index.ts'
import type { Filling } from '../../landing/renderer/plain/filling.ts'
import type { EdgePage, EdgeRequest } from '../../rules/edge/edge-request.ts'
import type { Sampler } from '../../services/samples/open-sampler.ts'
import type { Published } from '../published.ts'
import { createTextOf } from '../text-of.ts'
import { createSitePages, type ReadLine } from './main-site/site-pages.ts'
import { type BuiltPage, createPageReader } from './pages/built-page.ts'
import { createMadePages, type MadePages } from './pages/made/made-pages.ts'
import { createPagesInCurrency } from './pages/page-in-currency.ts'
import { createProgramOf } from './pages/page-renderer.ts'
import { fillPlainPage, type PlainPageName } from './plain-pages.ts'
import { readRequest } from './read-request.ts'
import { type ServedSite, servedSite } from './served-site.ts'

/** What the composition root passes in. */
export type EdgeParts = {
  /** The output folder of the build. */
  readonly root: string
  readonly published: Published
  /** The country of an IP address, if known. */
  readonly countryOf: (ip: string) => string | undefined
  /** Where visitors' later requests are redirected. */
  readonly mirror?: string | undefined
  /** Signs the links that explain answers; without it explanations are off. */
  readonly explainKey?: Uint8Array | undefined
  /** Derives form ids, so repeated submissions are recognised; processes behind one load balancer share it. */
  readonly formKey?: Uint8Array | undefined
  readonly now?: () => number
  /** How much of the disk the pages may take that were made on request. */
  readonly keptBytes?: number
  /** Keeps some of the requests. */
  readonly sampler?: Pick<Sampler, 'offer'> | undefined
  /** What the line has for pages of the main site; undefined if it is not on this server. */
  readonly readLine?: ReadLine | undefined
}

/** The context of the answers. */
export type Edge = Pick<EdgeParts, 'explainKey' | 'mirror' | 'sampler'> & {
  /** Undefined until something has been built. */
  readonly site: () => ServedSite | undefined
  readonly read: (request: FastifyRequest) => EdgeRequest
  readonly say: (id: string, locale: string, market?: string) => string
  readonly fill: (site: ServedSite, locale: string, name: PlainPageName, filling: Filling) => Promise<string>
  readonly now: () => number
  readonly formKey: Uint8Array
  /** Forms are forwarded to the calls of this server. */
  readonly app: FastifyInstance
  /** The pages of landings in their own currency. */
  readonly pages: MadePages
  /** In the landing's own currency unless another one is named. Undefined if there is no such page. */
  readonly builtPage: (page: EdgePage, currency?: CurrencyCode) => Promise<BuiltPage | undefined>
  /** A page of the main site. Undefined if the build left no renderer. */
  readonly sitePage: ReturnType<typeof createSitePages>
}

export function openEdge(app: FastifyInstance, options: EdgeParts): Edge {
  const { root, published, countryOf, now = Date.now, formKey = randomBytes(32), readLine, ...rest } = options
  const { keptBytes = Number.POSITIVE_INFINITY, ...parts } = rest
  const textOf = createTextOf(published)
  const programOf = createProgramOf(root, published)
  const pages = createMadePages(root, programOf, { log: app.log, keptBytes })
  return {
    ...parts,
    app,
    now,
    formKey,
    pages,
    builtPage: createBuiltPages(app, createPageReader(root, pages), programOf),
    sitePage: createSitePages(root, published, { readLine, now }),
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

/** If a page cannot be rendered in another currency, it is shown in its own: the application changes it in the browser. */
function createBuiltPages(
  { log }: FastifyInstance,
  read: ReturnType<typeof createPageReader>,
  programOf: ReturnType<typeof createProgramOf>,
): Edge['builtPage'] {
  const readIn = createPagesInCurrency({ read, programOf })
  const other = (page: EdgePage, currency: CurrencyCode) =>
    readIn(page, currency).catch((error: unknown) => {
      log.error({ err: error, page: page.path, currency }, 'The page could not be rendered in another currency')
      return undefined
    })
  return async (page, currency) => (currency && (await other(page, currency))) || read(page)
}
