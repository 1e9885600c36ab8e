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
  readonly documents: readonly string[]
  readonly files: readonly string[]
  readonly withLateFiles: boolean
}

type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'headers'>

/** Runs work in the background of a response. */
type Later = (work: Promise<unknown>) => void

const prefix = 'landings-'
const most = { documents: 30, files: 250 }

/** Caches landings for offline use. Leaves all other requests to the browser. */
export function createKeeper({ version, basePath, lateFiles }: Build, { origin, caches, fetch }: WorkerScope) {
  const openCache = (kind: keyof typeof most) => caches.open(`${prefix}${version}-${kind}`)

  function kindOf({ method, url, mode, headers }: Asked): keyof typeof most | undefined {
    const { origin: host, pathname } = new URL(url)
    if (method !== 'GET' || host !== origin || !pathname.startsWith(basePath)) return undefined
    const below = pathname.slice(basePath.length)
    if (/^(api|admin)(\/|$)/.test(below)) return undefined
    if (isUnchanging(below)) return 'files'
    return mode === 'navigate' || headers.get('accept')?.startsWith('text/html') ? 'documents' : undefined
  }

  /** Cache first: a file's name contains the hash of its content. */
  async function giveFile(request: Request, later: Later): Promise<Response> {
    const cache = await openCache('files')
    const kept = await cache.match(request.url)
    if (kept) return kept
    const answer = await fetch(request)
    if (isWhole(answer)) later(put('files', request.url, answer.clone()))
    return answer
  }

  /** Network first; offline, the cached copy. */
  async function giveDocument(request: Request, later: Later): Promise<Response> {
    try {
      const answer = await fetch(request)
      if (isDocument(answer)) later(keepDocument(request.url, answer.clone()))
      return answer
    } catch (error) {
      const kept = await (await openCache('documents')).match(documentKey(request.url))
      if (kept) return kept
      throw error
    }
  }

  async function keepDocument(address: string, answer: Response): Promise<void> {
    const html = await answer.clone().text()
    await put('documents', documentKey(address), answer)
    await keepFiles(filesOf(html))
  }

  async function keepFiles(addresses: readonly string[]): Promise<void> {
    const cache = await openCache('files')
    for (const address of addresses) {
      const { href, pathname } = new URL(address, origin)
      const isOurs = href.startsWith(origin + basePath) && isUnchanging(pathname.slice(basePath.length))
      if (!isOurs || (await cache.match(href))) continue
      const answer = await fetch(href)
      if (isWhole(answer)) await put('files', href, answer)
    }
  }

  async function put(kind: keyof typeof most, key: string, answer: Response): Promise<void> {
    const cache = await openCache(kind)
    await cache.put(key, answer)
    const keys = await cache.keys()
    for (const old of keys.slice(0, Math.max(0, keys.length - most[kind]))) await cache.delete(old)
  }

  return {
    respond(request: Request, later: Later): Promise<Response> | undefined {
      const kind = kindOf(request)
      if (kind === 'files') return giveFile(request, later)
      return kind && giveDocument(request, later)
    },
    async keep({ documents, files, withLateFiles }: PrecacheRequest): Promise<void> {
      for (const address of documents) {
        const { href } = new URL(address, origin)
        if (!href.startsWith(origin + basePath)) continue
        const answer = await fetch(href)
        if (isDocument(answer)) await keepDocument(href, answer)
      }
      await keepFiles([...files, ...(withLateFiles ? lateFiles : [])])
    },
    /** Deletes the caches of other versions. */
    async sweep(): Promise<void> {
      const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && !name.startsWith(prefix + version))
      await Promise.all(old.map((name) => caches.delete(name)))
    },
  }
}

/** Matches the server's rule: the names of these files contain the hash of their content. */
function isUnchanging(below: string): boolean {
  return /^assets\/(?!favicon)/.test(below) || /(^|\/)page-[0-9a-f]{12}\.json$/.test(below)
}

/** Without the query: it describes the campaign and does not change the document. */
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
