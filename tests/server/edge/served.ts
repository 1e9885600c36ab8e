import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { onTestFinished } from 'vitest'
import type { Manifest } from '../../../src/contract/index.ts'
import { renderPlainPages } from '../../../src/landing/renderer/plain/plain-pages.ts'
import type { Prerenderer } from '../../../src/landing/renderer/prerender.tsx'
import { addSecurityHeaders } from '../../../src/server/answer-headers.ts'
import type { EdgeParts } from '../../../src/server/edge/edge.ts'
import { mountEdge } from '../../../src/server/edge/mount-edge.ts'
import { wellFormedUrl } from '../../../src/server/edge/well-formed-url.ts'
import { mountFiles } from '../../../src/server/mount-files.ts'
import { readPublished } from '../../../src/server/published.ts'
import { atEnd } from '../../at-end.ts'
import { manifest as shipped } from '../../shipped.ts'

export const messages: Record<string, Record<string, string>> = Object.fromEntries(
  shipped.site.locales.map(({ code }) => [code, JSON.parse(readFileSync(`locales/${code}.json`, 'utf8'))]),
)

export const textOf = (id: string, locale = 'en') => messages[locale]?.[id] ?? id

/** Writes the parts of a build's output that the tests need. */
export function writeBuild(change: (manifest: Manifest) => Manifest = (manifest) => manifest): string {
  const root = mkdtempSync(path.join(tmpdir(), 'edge-'))
  atEnd(() => rmSync(root, { recursive: true, force: true }))
  const manifest = change(shipped)
  const put = (name: string, content: string | Uint8Array) => {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true })
    writeFileSync(path.join(root, name), content)
  }
  put('manifest.json', JSON.stringify(manifest))
  put('texts.json', JSON.stringify(messages))
  put('new-promo-ipl/assets/main-abc.js', 'main()')
  putProgram(root, { openPrerenderer: async () => plainRenderer })
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  for (const [locale, made] of renderPlainPages({ manifest, messages, favicon: '/favicon.svg', hash })) {
    for (const [name, html] of Object.entries(made)) put(`new-promo-ipl/_pages/${locale}/${name}.html`, html)
  }
  return root
}

/** Its documents say at which address they are. */
const plainRenderer: Prerenderer = {
  async render({ path: place }) {
    const [below, dataName] = [place.slice('/new-promo-ipl/'.length), 'page-0123456789ab.json']
    const html = `<!doctype html><title>${below}</title><main data-page="${place}/${dataName}">${'a page '.repeat(200)}`
    return { html, data: '{}', dataName }
  },
  renderIn: () => undefined,
}

/** What a build leaves for the server; here its modules lead back to the tests. */
export function putProgram(root: string, modules: Readonly<Record<string, unknown>>): void {
  const folder = path.join(root, '.program')
  mkdirSync(folder, { recursive: true })
  Object.assign(globalThis, { [root]: modules })
  const names = Object.keys(modules).join(', ')
  const module = `export const { ${names} } = globalThis[${JSON.stringify(root)}]`
  for (const name of ['dialog-markup.js', 'prerender.js']) writeFileSync(path.join(folder, name), module)
  writeFileSync(path.join(folder, 'input.json'), JSON.stringify({ input: {}, shared: 'shared' }))
}

export const live = (manifest: Manifest): Manifest => {
  const { own: _, ...hosts } = manifest.site.hosts
  return { ...manifest, site: { ...manifest.site, mode: 'live', hosts } }
}

export const moment = Date.parse('2027-04-01T12:00:00Z')

type Options = Partial<EdgeParts> & { readonly prepare?: (app: FastifyInstance) => void }

/** The unchanged build of the file that is running. */
let unchanged: string | undefined

function unchangedBuild(): string {
  if (!unchanged) atEnd(() => (unchanged = undefined))
  unchanged ??= writeBuild()
  return unchanged
}

/** A server as the composition root creates it, with a fixed clock, until the end of the test. */
export async function serve(root?: string, options?: Options) {
  const served = await serveOn(root, options)
  onTestFinished(() => served.app.close())
  return served
}

/** The same, until it is closed. */
export async function serveOn(root = unchangedBuild(), { prepare, ...parts }: Options = {}) {
  const app = fastify({
    trustProxy: ['127.0.0.1'],
    rewriteUrl: ({ url = '/' }) => wellFormedUrl(url),
  })
  addSecurityHeaders(app)
  prepare?.(app)
  await mountEdge(app, {
    root,
    published: readPublished(root),
    countryOf: () => undefined,
    now: () => moment,
    ...parts,
  })
  await mountFiles(app, root)
  return {
    app,
    get: (url: string, headers: Record<string, string> = {}, method: InjectOptions['method'] = 'GET') =>
      app.inject({ method: method ?? 'GET', url, headers }),
  }
}

/** The cookies of a response: name → value and lifetime. */
export function cookiesOf(answer: { readonly cookies: readonly { name: string; value: string; maxAge?: number }[] }) {
  return Object.fromEntries(answer.cookies.map(({ name, value, maxAge }) => [name, [value, maxAge]]))
}
