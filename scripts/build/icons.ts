import { hash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { optimize } from 'svgo'
import type { Manifest } from '../../src/contract/index.ts'
import { visitReferences } from '../../src/contract/index.ts'
import { ownId } from '../../src/rules/pictures/own-name.ts'
import { digestOf, projectRoot } from '../codegen/digest.ts'
import { drawnFolder, drawnSet, drawnSize, readDrawn } from '../codegen/drawn.ts'
import { foundAmong } from './found-among.ts'
import { writeOutput } from './write-output.ts'
import { writePage } from './write-page.ts'

export type Drawing = { readonly body: string; readonly size: number }

const cacheFile = path.join(projectRoot, 'node_modules/.cache/powerplay-icons.json')

/**
 * The SVG drawings of all images that the records name, without pictures of one's own. The icon sets are very large (100 MB), so they are opened only
 * for images that are not cached yet.
 */
export async function collectIcons(manifest: Manifest): Promise<Map<string, Drawing>> {
  const { landings, ...others } = manifest
  const names = new Set([...iconsIn(others), ...iconsAmong(landings)])
  const known = readCache()
  const own = new Map([...names].filter((name) => name.startsWith(`${drawnSet}:`)).map((name) => [name, ownKey(name)]))
  const missing = [...names].filter((name) => !known[own.get(name) ?? name])
  const drawings = missing.length > 0 ? writeCache({ ...known, ...(await drawAll(missing, own)) }) : known
  return new Map(
    [...names].sort().flatMap((name) => {
      const drawing = drawings[own.get(name) ?? name]
      return drawing ? [[name, drawing]] : []
    }),
  )
}

function iconsIn(some: Partial<Manifest>): string[] {
  const names = new Set<string>()
  visitReferences('manifest', some, ({ kind, name }) => {
    if (kind === 'icon' && ownId(name) === undefined) names.add(name)
  })
  return [...names]
}

const iconsAmong = foundAmong((landing) => iconsIn({ landings: [landing] }))

/** Writes each image as a file into a folder named after the versions of all sets. Returns the folder's name. */
export async function writeIcons(icons: ReadonlyMap<string, Drawing>, assets: string): Promise<string> {
  const require = createRequire(import.meta.url)
  const releases = ['@iconify-json/fluent-emoji', '@iconify-json/fluent-emoji-flat'].map(
    (name) => JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')).version,
  )
  const folder = `icons-${releases.join('-')}-${digestOf(drawnFolder).slice(0, 8)}`
  mkdirSync(path.join(assets, folder), { recursive: true })
  for (const [name, drawing] of icons) {
    const file = path.join(assets, folder, `${name.replace(':', '--')}.svg`)
    if (!existsSync(file)) await writePage(file, toSvg(drawing))
  }
  return folder
}

export function toSvg({ body, size }: Drawing): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}">${body}</svg>`
}

type IconSet = {
  readonly icons: Record<string, { body: string; width?: number }>
  readonly aliases?: Record<string, { parent: string }>
  readonly width?: number
}

function drawIcons(names: readonly string[], slim: Slim): Record<string, Drawing> {
  const require = createRequire(import.meta.url)
  const bySet = Map.groupBy(names, (name) => name.split(':')[0] ?? '')
  const drawings: Record<string, Drawing> = {}
  for (const [set, members] of bySet) {
    const found: IconSet = JSON.parse(readFileSync(require.resolve(`@iconify-json/${set}/icons.json`), 'utf8'))
    for (const member of members) {
      const name = member.slice(set.length + 1)
      const icon = found.icons[name] ?? found.icons[found.aliases?.[name]?.parent ?? '']
      const size = icon?.width ?? found.width ?? 32
      if (icon) drawings[member] = { body: slim(icon.body, size, member), size }
    }
  }
  return drawings
}

async function drawAll(names: readonly string[], own: ReadonlyMap<string, string>): Promise<Record<string, Drawing>> {
  // Loaded on demand: few builds have new images.
  const slim = slimBy((await import('svgo')).optimize)
  const drawn = names.filter((name) => own.has(name)).map((name) => [own.get(name), drawOwn(name, slim)])
  const others = names.filter((name) => !own.has(name))
  return { ...drawIcons(others, slim), ...Object.fromEntries(drawn) }
}

/** Our own drawings change: they are cached by their content. */
const ownKey = (name: string) => `${name} ${hash('sha256', ownBody(name))}`

const drawOwn = (name: string, slim: Slim): Drawing => ({ body: slim(ownBody(name), drawnSize, name), size: drawnSize })

const ownBody = (name: string) => withoutRoot(readDrawn(name.slice(drawnSet.length + 1)).trim())

// Gradient ids are unique within one image only, but a document contains several.
const prefixes: Readonly<Record<string, string>> = { drawn: 'd-', 'fluent-emoji': 's-', 'fluent-emoji-flat': 'f-' }

type Slim = (body: string, size: number, name: string) => string

/** Rounds to a tenth of a pixel in a 32 px box: more decimals are invisible but cost bytes. */
const slimBy =
  (svgo: typeof optimize): Slim =>
  (body, size, name) => {
    const prefix = name.replace(/^(.*):/, (_, set: string) => prefixes[set] ?? '')
    const { data } = svgo(toSvg({ body, size }), {
      floatPrecision: name.startsWith('fluent-emoji-flat:') ? 2 : 1,
      multipass: true,
      plugins: ['preset-default', 'convertStyleToAttrs', { name: 'prefixIds', params: { prefix, delim: '' } }],
    })
    return withoutRoot(data)
  }

function withoutRoot(svg: string): string {
  return svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '')
}

function readCache(): Record<string, Drawing> {
  try {
    return JSON.parse(readFileSync(cacheFile, 'utf8'))
  } catch {
    return {}
  }
}

function writeCache(drawings: Record<string, Drawing>): Record<string, Drawing> {
  writeOutput(cacheFile, JSON.stringify(drawings))
  return drawings
}
