import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { digest } from '../../../kernel/digest.ts'
import type { BuildInput, Prerenderer } from '../../../landing/renderer/prerender.tsx'
import { pageRevisionOf } from '../../../registry/index.ts'
import type { EdgePage } from '../../../rules/edge/edge-request.ts'
import type { Published } from '../../published.ts'
import { oncePerManifest } from './once-per-manifest.ts'
import { stampOf, unlessMissing } from './stamp-of.ts'

type Module = typeof import('../../../landing/renderer/prerender.tsx')
type Site = Parameters<Module['openPrerenderer']>[1]

/** What the build left for the server: its renderer, and what tells pages of different content apart. */
export type Program = {
  readonly renderer: Prerenderer
  /** Changes with everything that a page depends on; undefined if there is no such landing. */
  readonly stampOf: (page: EdgePage) => string | undefined
}

/** What the server needs of a build; `shared` is the digest of what all its pages share. */
export type ProgramInput = { readonly input: BuildInput; readonly shared: string }

/** Opens the program once per manifest. Undefined if the build left none. */
export function createProgramOf(root: string, published: Published): () => Promise<Program | undefined> {
  return oncePerManifest(published, (manifest) =>
    open(path.join(root, '.program'), { manifest, messages: published.texts() }),
  )
}

async function open(folder: string, site: Site): Promise<Program | undefined> {
  const file = path.join(folder, 'prerender.js')
  const version = await stampOf(file).catch(unlessMissing)
  if (!version) return undefined
  const [module, json]: [Module, string] = await Promise.all([
    import(`${pathToFileURL(file).href}?version=${encodeURIComponent(version)}`),
    readFile(path.join(folder, 'input.json'), 'utf8'),
  ])
  const { input, shared }: ProgramInput = JSON.parse(json)
  return {
    renderer: await module.openPrerenderer(input, site, (text, encoding) => hash('sha256', text, encoding)),
    stampOf: stampsOf(site, shared),
  }
}

function stampsOf({ manifest, messages }: Site, shared: string): Program['stampOf'] {
  const revision = pageRevisionOf(manifest, messages, digest)
  const known = new Map<string, string>()
  return (page) => {
    const former = known.get(page.path)
    if (former !== undefined) return former
    const own = revision(page)
    if (own === undefined) return undefined
    known.set(page.path, own + shared)
    return own + shared
  }
}
