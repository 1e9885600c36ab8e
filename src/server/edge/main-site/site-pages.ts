import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PageRequest, SiteInput, SiteRenderer } from '../../../main-site/renderer/render-site.tsx'
import type { Published } from '../../published.ts'
import { oncePerManifest } from '../pages/once-per-manifest.ts'
import { createRecent } from '../pages/recent.ts'
import { type Composed, compose } from '../pages/send-composed.ts'
import { stampOf, unlessMissing } from '../pages/stamp-of.ts'

type Program = typeof import('../../../main-site/renderer/render-site.tsx')

/** Each holds some 40 KB. */
const mostPages = 512

/** Pages of the main site, rendered at the first request and kept until the build changes them. */
export function createSitePages(root: string, published: Published) {
  const open = oncePerManifest(published, async (manifest) => {
    const renderer = await openRenderer(path.join(root, '.program'), { manifest, messages: published.texts() })
    return renderer && { renderer, known: createRecent<Composed>(mostPages) }
  })
  return async (asked: PageRequest): Promise<Composed | undefined> => {
    const opened = await open()
    if (!opened) return undefined
    const { renderer, known } = opened
    const key = keyOf(asked)
    return known.keep(key, known.get(key) ?? compose(renderer.render(asked)))
  }
}

function keyOf(asked: PageRequest): string {
  const { kind, locale, market, theme, isPlayer, isNew } = asked
  return [kind, kind === 'section' ? asked.section.id : asked.path, locale, market.id, theme, isPlayer, isNew].join(' ')
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
