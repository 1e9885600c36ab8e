/** What the application has to know of a page; its name carries the digest of its content. */
export function isPageData(file: string): boolean {
  return /[/\\]page-[0-9a-f]{12}\.json(\.br|\.gz)?$/.test(file)
}

const forever = 'public, max-age=31536000, immutable'
const briefly = 'public, max-age=60'
const forOneVisitor = 'private, no-cache'

/** Asked for anew each time: through the worker, an old build would keep its visitors. */
const worker = /[/\\]sw\.js(\.br|\.gz)?$/

/** Names the files of the newest build. */
const adminPage = /[/\\]admin[/\\]\w+\.html$/

/** Whatever carries its content's digest in its name never changes; which page a visitor gets is decided each time. */
export function cachingOf(file: string): string {
  if (worker.test(file)) return 'no-cache'
  if (/[/\\]assets[/\\](?!favicon)/.test(file) || isPageData(file)) return forever
  if (adminPage.test(file)) return 'no-cache'
  return /[/\\]index\.html(\.br|\.gz)?$/.test(file) ? forOneVisitor : briefly
}
