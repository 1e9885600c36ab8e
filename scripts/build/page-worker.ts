import { hash } from 'node:crypto'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import type { BuildInput, PrerenderInput, RenderedPage } from '../../src/landing/renderer/prerender.tsx'
import type { PageAddress } from '../../src/routing/pages.ts'
import { type PageFiles, writeData, writePage } from './write-page.ts'

/** The pages that one worker renders from the same input. */
export type PageJob = {
  readonly renderer: string
  readonly input: BuildInput
  readonly site: Pick<PrerenderInput, 'manifest' | 'messages'>
  readonly out: string
  readonly pages: readonly PageAddress[]
}

export type PageReport = {
  readonly files: Readonly<Record<string, PageFiles>>
  /** Milliseconds spent rendering, without compressing and writing. */
  readonly rendering: number
}

export async function makePages({ renderer, input, site, out, pages }: PageJob): Promise<PageReport> {
  const module: typeof import('../../src/landing/renderer/prerender.tsx') = await import(pathToFileURL(renderer).href)
  const { render } = await module.openPrerenderer(input, site, (text, encoding) => hash('sha256', text, encoding))
  const files: Record<string, PageFiles> = {}
  let rendering = 0
  const writing = new Set<Promise<void>>()
  for (const page of pages) {
    const started = performance.now()
    const made = await render(page)
    rendering += performance.now() - started
    const written = writeFiles(path.join(out, page.path), made).then((bytes) => {
      files[page.path] = bytes
      writing.delete(written)
    })
    writing.add(written)
    // Writing overlaps with rendering the next pages; the limit bounds memory.
    if (writing.size === 16) await Promise.race(writing)
  }
  await Promise.all(writing)
  return { files, rendering }
}

async function writeFiles(folder: string, { html, data, dataName }: RenderedPage): Promise<PageFiles> {
  await mkdir(folder, { recursive: true })
  return { ...(await writeData(folder, dataName, data)), ...(await writePage(path.join(folder, 'index.html'), html)) }
}

if (!isMainThread) parentPort?.postMessage(await makePages(workerData as PageJob))
