import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Prerenderer } from '../../../landing/renderer/prerender.tsx'
import type { Published } from '../../published.ts'
import { oncePerManifest } from './once-per-manifest.ts'
import { stampOf, unlessMissing } from './stamp-of.ts'

type Program = typeof import('../../../landing/renderer/prerender.tsx')

/** Opens the renderer that the build left for the server; once per manifest. Undefined if the build left none. */
export function createRendererOf(root: string, published: Published): () => Promise<Prerenderer | undefined> {
  return oncePerManifest(published, (manifest) =>
    open(path.join(root, '.program'), { manifest, messages: published.texts() }),
  )
}

async function open(folder: string, site: Parameters<Program['openPrerenderer']>[1]): Promise<Prerenderer | undefined> {
  const file = path.join(folder, 'prerender.js')
  const version = await stampOf(file).catch(unlessMissing)
  if (!version) return undefined
  const [program, input]: [Program, string] = await Promise.all([
    import(`${pathToFileURL(file).href}?version=${encodeURIComponent(version)}`),
    readFile(path.join(folder, 'input.json'), 'utf8'),
  ])
  return program.openPrerenderer(JSON.parse(input), site, (text, encoding) => hash('sha256', text, encoding))
}
