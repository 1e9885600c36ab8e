/// <reference path="subset-font.d.ts" />
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Manifest, Theme } from '../../../src/contract/index.ts'
import type { Face } from '../../../src/landing/page/page.ts'
import type { Faces } from '../../../src/landing/renderer/prerender.tsx'
import type { Messages } from '../../../src/registry/index.ts'
import type { Later } from '../later.ts'
import { writeWhole } from '../write-page.ts'
import { headlineLetters, headlineSigns, headlinesOf } from './headline-letters.ts'
import { isIn, rangeOf } from './unicode-range.ts'

/** Where assets are written, and their address. */
type Assets = { readonly folder: string; readonly address: string; readonly later: Later | undefined }

type Source = { readonly name: string; readonly weight: number; readonly style: Face['style'] }

/** The face of each style of headlines; plain ones have the visitor's own. */
const sources: Partial<Record<Theme['heading'], Source>> = {
  italic: { name: 'exo-2', weight: 800, style: 'italic' },
  poster: { name: 'rubik', weight: 900, style: 'normal' },
  wide: { name: 'unbounded', weight: 800, style: 'normal' },
}

/** The packages of the faces. */
export const facePackages = Object.values(sources).map(({ name }) => `@fontsource/${name}`)

/** Headlines are large, and use no alternative letters; pairs that are kerned would take a seventh of the bytes. */
const options = {
  targetFormat: 'woff2',
  noHinting: true,
  noLayoutClosure: true,
  keepFeatures: [],
} as const

const require = createRequire(import.meta.url)

/** Files of packages, each read once by processes that stay. */
const packaged = new Map<string, Buffer>()

function readPackaged(file: string): Buffer {
  const content = packaged.get(file) ?? readFileSync(require.resolve(file))
  packaged.set(file, content)
  return content
}

const read = (file: string) => JSON.parse(readPackaged(file).toString())

/** Writes the letters that headlines use, for each style and language whose script its face has. */
export async function writeFaces(manifest: Manifest, messages: Messages, assets: Assets): Promise<Faces> {
  const signs = headlineSigns(manifest)
  const made: Record<string, Record<string, Face>> = {}
  // One after another, as languages share files.
  for (const [heading, source] of Object.entries(sources)) {
    const faces: Record<string, Face> = {}
    const headlines = headlinesOf(manifest, heading)
    for (const { code } of manifest.site.locales) {
      const letters = headlineLetters(headlines, heading, code, messages[code] ?? {})
      const face = await writeFace(source, letters, signs, assets)
      if (face) faces[code] = face
    }
    made[heading] = faces
  }
  return made
}

/** One file per part of the face, as its package has them. Undefined if the face lacks the language's script. */
async function writeFace(source: Source, letters: string, signs: string, assets: Assets): Promise<Face | undefined> {
  const ranges: Record<string, string> = read(`@fontsource/${source.name}/unicode.json`)
  const has = (one: string) => Object.values(ranges).some((range) => isIn(range, one))
  if ([...letters].some((one) => /\p{L}/u.test(one) && !has(one))) return undefined
  const files: Face['files'][number][] = []
  for (const [part, range] of Object.entries(ranges)) {
    const own = [...new Set(letters + signs)].filter((one) => isIn(range, one)).join('')
    // Of the signs that most parts repeat, one is enough.
    const rest = [...own].filter((one) => !files.some((file) => isIn(file.range, one))).join('')
    if (rest) files.push({ src: await writePart(source, part, rest, assets), range: rangeOf(rest) })
  }
  return { style: source.style, files }
}

async function writePart({ name, weight, style }: Source, part: string, letters: string, assets: Assets) {
  const { folder, address, later } = assets
  const font = readPackaged(`@fontsource/${name}/files/${name}-${part}-${weight}-${style}.woff2`)
  const { version } = read('subset-font/package.json')
  const settings = JSON.stringify([version, options, letters])
  const digest = createHash('sha256').update(font).update(settings).digest('hex').slice(0, 8)
  const file = `face-${name}-${part}-${digest}.woff2`
  if (existsSync(path.join(folder, file))) return address + file
  if (later) later.add(file)
  else {
    // Loaded on demand: few builds have new letters.
    const { default: subsetFont } = await import('subset-font')
    await writeWhole(path.join(folder, file), await subsetFont(font, letters, options))
  }
  return address + file
}
