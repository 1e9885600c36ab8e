import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteInput, SiteRenderer, WantedPage } from '../../../main-site/renderer/render-site.tsx'
import { writeLobbyQuery } from '../../../rules/casino/lobby-query.ts'
import type { LineMoment, WantedLine } from '../../../rules/main-site/line-moment.ts'
import { writeLineQuery } from '../../../rules/main-site/line-query.ts'
import type { Published } from '../../published.ts'
import { oncePerManifest } from '../pages/once-per-manifest.ts'
import { createRecent } from '../pages/recent.ts'
import { type Composed, compose } from '../pages/send-composed.ts'
import { stampOf, unlessMissing } from '../pages/stamp-of.ts'

type Program = typeof import('../../../main-site/renderer/render-site.tsx')

/** Each holds some 40 KB. */
const mostPages = 512

/** So long a page with odds is shown to everybody who asks: their browsers are told what has changed since. */
const keptFor = 1000

type Kept = { readonly until: number; readonly page: Promise<SitePage> }

/** `no-fixture` if the line has no such match; undefined if the build left no renderer. */
export type SitePage = Composed | 'no-fixture' | undefined

/** Reads what the line has for a page; undefined if there is no such fixture. */
export type ReadLine = (wanted: WantedLine) => Promise<LineMoment | undefined>

type Parts = {
  /** Undefined if the line is not on this server. */
  readonly readLine?: ReadLine | undefined
  readonly now: () => number
}

/** Pages of the main site, rendered at the first request and kept until the build changes them. */
export function createSitePages(root: string, published: Published, { readLine, now }: Parts) {
  const open = oncePerManifest(published, async (manifest) => {
    const renderer = await openRenderer(path.join(root, '.program'), { manifest, messages: published.texts() })
    return renderer && { renderer, known: createRecent<Composed>(mostPages), moments: createRecent<Kept>(mostPages) }
  })
  return async (asked: WantedPage): Promise<SitePage> => {
    const opened = await open()
    if (!opened) return undefined
    const { renderer, known, moments } = opened
    const key = keyOf(asked)
    if (asked.kind === 'section' && asked.line && readLine) {
      const kept = moments.get(key)
      if (kept && kept.until > now()) return kept.page
      const page = composeMoment(renderer, asked, readLine(asked.line))
      return moments.keep(key, { until: now() + keptFor, page }).page
    }
    // What somebody searches is asked for once.
    if (asked.kind === 'section' && (asked.casino?.query.search || asked.reading?.search))
      return compose(renderer.render(asked))
    return known.keep(key, known.get(key) ?? compose(renderer.render(asked)))
  }
}

async function composeMoment(
  renderer: SiteRenderer,
  asked: WantedPage,
  reading: ReturnType<ReadLine>,
): Promise<SitePage> {
  const moment = await reading
  return moment ? compose(renderer.render({ ...asked, moment })) : 'no-fixture'
}

function keyOf(asked: WantedPage): string {
  const { kind, path: at, locale, market, theme, isPlayer, isNew } = asked
  const query = kind === 'section' ? queryOf(asked) : ''
  return [kind, at + query, locale, market.id, theme, isPlayer, isNew].join(' ')
}

function queryOf({ line, casino }: Extract<WantedPage, { kind: 'section' }>): string {
  if (line) return writeLineQuery(line.query)
  return casino ? `${writeLobbyQuery(casino.query)} ${casino.today}` : ''
}

async function openRenderer(
  folder: string,
  site: Parameters<Program['openSiteRenderer']>[1],
): Promise<SiteRenderer | undefined> {
  const file = path.join(folder, 'render-site.js')
  const version = await stampOf(file).catch(unlessMissing)
  if (!version) return undefined
  const [program, input]: [Program, string] = await Promise.all([
    import(`${pathToFileURL(file).href}?version=${encodeURIComponent(version)}`),
    readFile(path.join(folder, 'main-site.json'), 'utf8'),
  ])
  return program.openSiteRenderer(JSON.parse(input) as SiteInput, site, (text) => hash('sha256', text, 'base64'))
}
