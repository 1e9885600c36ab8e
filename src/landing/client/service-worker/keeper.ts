import { createStore, type Kind } from './store.ts'
import { createVisits } from './visits.ts'

/** What the build passes to its service worker. */
export type Build = {
  /** Changes whenever a file for visitors changes. */
  readonly version: string
  readonly basePath: string
  /** Files that the application loads on demand. */
  readonly lateFiles: readonly string[]
}

type WorkerScope = {
  readonly origin: string
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>
  readonly fetch: (asked: Request | string) => Promise<Response>
}

/** What a page asks its service worker to cache. */
export type PrecacheRequest = {
  /** The page's own landing. */
  readonly visited: string
  /** The landings that it links to. */
  readonly linked: readonly string[]
  readonly files: readonly string[]
  readonly withLateFiles: boolean
}

type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'headers'>

/** Runs work in the background of a response. */
type Later = (work: Promise<unknown>) => void

/** Caches landings for offline use. Leaves all other requests to the browser. */
export function createKeeper({ version, basePath, lateFiles }: Build, { origin, caches, fetch }: WorkerScope) {
  const store = createStore(version, caches)
  const visits = createVisits(`${origin}${basePath}${offlineFolder}`, store, fetchDocument)

  function kindOf({ method, url, mode, headers }: Asked): Kind | undefined {
    const { origin: host, pathname } = new URL(url)
    if (method !== 'GET' || host !== origin || !pathname.startsWith(basePath)) return undefined
    const below = pathname.slice(basePath.length)
    if (/^(api|admin)(\/|$)/.test(below)) return undefined
    if (isUnchanging(below)) return 'files'
    return mode === 'navigate' || headers.get('accept')?.startsWith('text/html') ? 'documents' : undefined
  }

  /** Cache first: a file's name contains the hash of its content. */
  async function giveFile(request: Request, later: Later): Promise<Response> {
    const kept = await store.match('files', request.url)
    if (kept) return kept
    const answer = await fetch(request)
    if (isWhole(answer)) later(store.put('files', request.url, answer.clone()))
    return answer
  }

  /** Network first; offline, the cached copy, or the page that says so. */
  async function giveDocument(request: Request, later: Later): Promise<Response> {
    try {
      const answer = await fetch(request)
      if (isDocument(answer)) later(keepVisited(request.url, answer.clone()))
      return answer
    } catch (error) {
      const kept = await store.match('documents', documentKey(request.url))
      const shown = kept ?? (request.mode === 'navigate' ? await visits.offlinePage() : undefined)
      if (shown) return shown
      throw error
    }
  }

  async function keepVisited(address: string, answer: Response): Promise<void> {
    await visits.note(documentKey(address), await keepDocument(address, answer))
  }

  async function keepDocument(address: string, answer: Response): Promise<string> {
    const html = await answer.clone().text()
    await store.put('documents', documentKey(address), answer)
    await keepFiles(filesOf(html))
    return html
  }

  async function fetchDocument(address: string): Promise<Response | undefined> {
    const { href } = new URL(address, origin)
    if (!href.startsWith(origin + basePath)) return undefined
    const answer = await fetch(href)
    return isDocument(answer) ? answer : undefined
  }

  async function keepFiles(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) {
      const { href, pathname } = new URL(address, origin)
      const isOurs = href.startsWith(origin + basePath) && isUnchanging(pathname.slice(basePath.length))
      if (!isOurs || (await store.match('files', href))) continue
      const answer = await fetch(href)
      if (isWhole(answer)) await store.put('files', href, answer)
    }
  }

  return {
    respond(request: Request, later: Later): Promise<Response> | undefined {
      const kind = kindOf(request)
      if (kind === 'files') return giveFile(request, later)
      return kind && giveDocument(request, later)
    },
    async keep({ visited, linked, files, withLateFiles }: PrecacheRequest): Promise<void> {
      const own = await fetchDocument(visited)
      if (own) await keepVisited(new URL(visited, origin).href, own)
      for (const address of linked) {
        const answer = await fetchDocument(address)
        if (answer) await keepDocument(new URL(address, origin).href, answer)
      }
      await keepFiles([...files, ...(withLateFiles ? lateFiles : [])])
    },
    sweep: store.sweep,
  }
}

/** Where the build writes the offline page, in every language. */
const offlineFolder = 'assets/offline/'

/** Matches the server's rule: the names of these files contain the hash of their content. */
function isUnchanging(below: string): boolean {
  return /^assets\/(?!favicon|offline\/)/.test(below) || /(^|\/)page-[0-9a-f]{12}\.json$/.test(below)
}

/** Without the query: offline, a landing opens at each of its addresses as it was last visited. */
function documentKey(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

function isWhole({ status, type, redirected, headers }: Response): boolean {
  // `private` responses may be cached: this is the visitor's own cache.
  const isForbidden = headers.get('cache-control')?.includes('no-store') === true
  return status === 200 && type === 'basic' && !redirected && !isForbidden
}

function isDocument(answer: Response): boolean {
  return isWhole(answer) && answer.headers.get('content-type')?.startsWith('text/html') === true
}

/** The files that a document needs: the application's modules and the page's data. */
function filesOf(html: string): string[] {
  const named = (attribute: string) => new RegExp(`<div id="root"[^>]* ${attribute}="([^"]+)"`).exec(html)?.[1] ?? ''
  return [named('data-modules'), named('data-page')].flatMap((text) => text.split(' ').filter(Boolean))
}
