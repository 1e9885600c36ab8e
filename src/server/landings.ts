import type { Manifest } from '../contract/index.ts'
import { findPage } from '../routing/pages.ts'
import { buildRouteTable, type RouteTable } from '../routing/route-table.ts'
import type { Published } from './published.ts'

/** Turns the address of a landing into the address of its file; leaves every other address alone. */
export function pageAddresses({ manifest }: Published): (url: string) => string {
  const tables = new WeakMap<Manifest, RouteTable>()
  return (url) => {
    const records = manifest()
    if (!records) return url
    const table = tables.get(records) ?? buildRouteTable(records)
    tables.set(records, table)
    const [pathname = '', ...query] = url.split('?')
    // What belongs to a page lies beside it, where a parameter would stand.
    if (!pathname.startsWith(table.basePath) || pageData.test(pathname)) return url
    const page = findPage(table, pathname.slice(table.basePath.length))
    return page ? [`${page.path.replace(/\/$/, '')}/index.html`, ...query].join('?') : url
  }
}

/** What the application has to know of a page; its name carries the digest of its content. */
const pageData = /[/\\]page-[0-9a-f]{12}\.json(\.br|\.gz)?$/

const forever = 'public, max-age=31536000, immutable'
const briefly = 'public, max-age=60'

/** Whatever carries its content's digest in its name never changes. */
export function cachingOf(file: string): string {
  return /[/\\]assets[/\\](?!favicon)/.test(file) || pageData.test(file) ? forever : briefly
}
