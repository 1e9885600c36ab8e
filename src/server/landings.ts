import { readFileSync, statSync } from 'node:fs'
import type { Manifest } from '../contract/index.ts'
import { findPage } from '../routing/pages.ts'
import { buildRouteTable, type RouteTable } from '../routing/route-table.ts'

/** Turns the address of a landing into the address of its file; leaves every other address alone. */
export function pageAddresses(manifestFile: string): (url: string) => string {
  const routes = readRoutes(manifestFile)
  return (url) => {
    const table = routes()
    const [pathname = '', ...query] = url.split('?')
    // What belongs to a page lies beside it, where a parameter would stand.
    if (!table || !pathname.startsWith(table.basePath) || pageData.test(pathname)) return url
    const page = findPage(table, pathname.slice(table.basePath.length))
    return page ? [`${page.path.replace(/\/$/, '')}/index.html`, ...query].join('?') : url
  }
}

/** The addresses of the build that is there now: a new one is noticed without a restart. */
function readRoutes(manifestFile: string): () => RouteTable | undefined {
  let known: RouteTable | undefined
  let knownSince: number | undefined
  return () => {
    const written = statSync(manifestFile, { throwIfNoEntry: false })?.mtimeMs
    if (written !== undefined && written !== knownSince) {
      knownSince = written
      known = readTable(manifestFile) ?? known
    }
    return known
  }
}

/** A manifest that cannot be read does not take the site down: what was served goes on being served. */
function readTable(manifestFile: string): RouteTable | undefined {
  try {
    return buildRouteTable(JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest)
  } catch {
    return undefined
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
