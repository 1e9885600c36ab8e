import path from 'node:path'

/** The application's data of a page; its name contains the digest of its content. */
export function isPageData(file: string): boolean {
  return /[/\\]page-[0-9a-f]{12}\.json(\.br|\.gz)?$/.test(file)
}

/** The assets without a digest in their names. */
const named = /[/\\]assets[/\\](favicon|offline[/\\])/

const forever = 'public, max-age=31536000, immutable'
const briefly = 'public, max-age=60'
const forOneVisitor = 'private, no-cache'

/** Always revalidated: a cached worker would keep visitors on an old build. */
const worker = /[/\\]sw\.js(\.br|\.gz)?$/

/** Names the files of the newest build, so it is revalidated. */
const adminPage = /[/\\]admin[/\\]\w+\.html$/

/** Files with a digest in their names never change; pages are revalidated every time. */
export function cachingOf(file: string): string {
  if (worker.test(file)) return 'no-cache'
  if ((/[/\\]assets[/\\]/.test(file) && !named.test(file)) || isPageData(file)) return forever
  if (adminPage.test(file)) return 'no-cache'
  return /[/\\]index\.html(\.br|\.gz)?$/.test(file) ? forOneVisitor : briefly
}

/** Files of the build that only the server and tools read. Some file systems also find them by other cases. */
const forTheServer = new Set(['/manifest.json', '/texts.json', '/_redirects'])

/** Whether a file is served, by its address. Each has one spelling: "..", a backslash or the like leads to none. */
export function isServed(address: string): boolean {
  const isPlain = path.posix.normalize(address) === address && !/[\0\\]/.test(address)
  return isPlain && !forTheServer.has(address.toLowerCase())
}
