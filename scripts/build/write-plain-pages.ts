import { createHash } from 'node:crypto'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Manifest } from '../../src/contract/index.ts'
import { writeOutput } from './write-output.ts'

type Input = {
  readonly manifest: Manifest
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly favicon: string
}

/** Writes the templates of pages that the server fills in, such as the error page. */
export async function writePlainPages(renderer: string, out: string, input: Input): Promise<void> {
  const module: typeof import('../../src/landing/renderer/prerender.tsx') = await import(pathToFileURL(renderer).href)
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
  const folder = path.join(out, input.manifest.site.basePath, '_pages')
  for (const [locale, pages] of module.renderPlainPages({ ...input, hash })) {
    for (const [name, html] of Object.entries(pages)) writeOutput(path.join(folder, locale, `${name}.html`), html)
  }
}
