import { createHash } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from '../../src/contract/index.ts'
import { hasContent, writeOutput } from './write-output.ts'
import { writePage } from './write-page.ts'

type Input = {
  readonly manifest: Manifest
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly favicon: string
  /** The brand's logo as SVG. */
  readonly logo: string
  /** The script of the offline page. */
  readonly retry: string
}

/** Writes the templates of pages that the server fills in, such as the error page, and those of the service worker. */
export async function writePlainPages(renderer: string, out: string, input: Input): Promise<void> {
  const module: typeof import('../../src/landing/renderer/prerender.tsx') = await import(pathToFileURL(renderer).href)
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  const { site } = input.manifest
  const base = path.join(out, site.basePath)
  for (const [locale, pages] of module.renderPlainPages({ ...input, hash })) {
    for (const [name, html] of Object.entries(pages))
      writeOutput(path.join(base, '_pages', locale, `${name}.html`), html)
  }
  mkdirSync(path.join(base, 'assets/offline'), { recursive: true })
  for (const [locale, html] of module.renderOfflinePages({ ...input, site, hash })) {
    const file = path.join(base, 'assets/offline', `${locale}.html`)
    // Its compressed variants were written before it.
    if (!hasContent(file, html)) await writePage(file, html)
  }
}
