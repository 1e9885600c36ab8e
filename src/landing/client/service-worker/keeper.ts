/** What the build tells its worker. */
export type Build = {
  /** Changes with every file that visitors get. */
  readonly version: string
  readonly basePath: string
  /** What the application loads when it is first needed. */
  readonly lateFiles: readonly string[]
}

type World = {
  readonly origin: string
  readonly caches: Pick<CacheStorage, 'open' | 'keys' | 'delete'>
  readonly fetch: (asked: Request | string) => Promise<Response>
}

/** What a page asks its worker to have at hand. */
export type Wish = {
  readonly documents: readonly string[]
  readonly files: readonly string[]
  readonly withLateFiles: boolean
}

type Asked = Pick<Request, 'method' | 'url' | 'mode' | 'headers'>

/** Work that the answer does not wait for. */
type Later = (work: Promise<unknown>) => void

const prefix = 'landings-'
const most = { documents: 30, files: 250 }

/** Keeps landings for visitors without a connection. Whatever it does not know is the browser's affair. */
export function createKeeper({ version, basePath, lateFiles }: Build, { origin, caches, fetch }: World) {
  const openCache = (kind: keyof typeof most) => caches.open(`${prefix}${version}-${kind}`)

  function kindOf({ method, url, mode, headers }: Asked): keyof typeof most | undefined {
    const { origin: host, pathname } = new URL(url)
    if (method !== 'GET' || host !== origin || !pathname.startsWith(basePath)) return undefined
    const below = pathname.slice(basePath.length)
    if (/^(api|admin)(\/|$)/.test(below)) return undefined
    if (isUnchanging(below)) return 'files'
    return mode === 'navigate' || headers.get('accept')?.startsWith('text/html') ? 'documents' : undefined
  }

  /** The name of a file carries its content: what is kept is right, and what is not kept is asked for. */
  async function giveFile(request: Request, later: Later): Promise<Response> {
    const cache = await openCache('files')
    const kept = await cache.match(request.url)
    if (kept) return kept
    const answer = await fetch(request)
    if (isWhole(answer)) later(put('files', request.url, answer.clone()))
    return answer
  }

  /** The network's answer wherever there is one; without a connection the last good copy. */
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
    async keep({ documents, files, withLateFiles }: Wish): Promise<void> {
      for (const address of documents) {
        const { href } = new URL(address, origin)
        if (!href.startsWith(origin + basePath)) continue
        const answer = await fetch(href)
        if (isDocument(answer)) await keepDocument(href, answer)
      }
      await keepFiles([...files, ...(withLateFiles ? lateFiles : [])])
    },
    /** Removes what other versions kept. */
    async sweep(): Promise<void> {
      const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && !name.startsWith(prefix + version))
      await Promise.all(old.map((name) => caches.delete(name)))
    },
  }
}

/** As the server has it: these carry the digest of their content in their names. */
function isUnchanging(below: string): boolean {
  return /^assets\/(?!favicon)/.test(below) || /(^|\/)page-[0-9a-f]{12}\.json$/.test(below)
}

/** The query says where a visitor comes from, and changes nothing of what a landing shows. */
function documentKey(address: string): string {
  const { origin, pathname } = new URL(address)
  return origin + pathname
}

function isWhole({ status, type, redirected, headers }: Response): boolean {
  // `private` is meant for other caches: this one is the visitor's own.
  const isForbidden = headers.get('cache-control')?.includes('no-store') === true
  return status === 200 && type === 'basic' && !redirected && !isForbidden
}

function isDocument(answer: Response): boolean {
  return isWhole(answer) && answer.headers.get('content-type')?.startsWith('text/html') === true
}

/** What the document brings: the application's files, and what it has to know of the page. */
function filesOf(html: string): string[] {
  const named = (attribute: string) => new RegExp(`<div id="root"[^>]* ${attribute}="([^"]+)"`).exec(html)?.[1] ?? ''
  return [named('data-modules'), named('data-page')].flatMap((text) => text.split(' ').filter(Boolean))
}
