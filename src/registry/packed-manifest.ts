import type { CompiledLanding, Manifest } from '../contract/index.ts'
import { once } from '../rules/once.ts'

/**
 * A manifest that says once what landings have in common: a hundred thousand landings say little themselves, and what
 * they inherit is the same object for all of them, on the disk and in memory.
 */
export type PackedManifest = Omit<Manifest, 'landings'> & {
  readonly parts: readonly unknown[]
  readonly landings: readonly PackedLanding[]
}

/** Its properties; `#name` is the place of the value of `name` among the parts. */
type PackedLanding = Readonly<Record<string, unknown>>

/** So many parts that nothing may have any more, and a packer begins anew. */
const mostSurplus = 5000

/** Packs again and again: a landing that is the same object is packed once. */
export function createPacker(): (manifest: Manifest) => PackedManifest {
  let packer = emptyPacker()
  return ({ landings, ...rest }) => {
    if (packer.parts.length > packer.enough) packer = emptyPacker()
    const packed = landings.map(packer.pack)
    packer.enough = Math.min(packer.enough, packer.parts.length + mostSurplus)
    return { ...rest, landings: packed, parts: packer.parts }
  }
}

function emptyPacker() {
  const parts: unknown[] = []
  const byText = new Map<string, number>()
  const place = once((part: object): number => {
    const text = JSON.stringify(part)
    const found = byText.get(text) ?? parts.push(part) - 1
    byText.set(text, found)
    return found
  })
  const pack = once(
    (landing: CompiledLanding): PackedLanding =>
      Object.fromEntries(
        Object.entries(landing).map(([name, value]) =>
          typeof value === 'object' && value !== null ? [`#${name}`, place(value)] : [name, value],
        ),
      ),
  )
  return { parts, pack, enough: Number.POSITIVE_INFINITY }
}

export function unpackManifest({ parts, landings, ...rest }: PackedManifest): Manifest {
  const unpack = (packed: PackedLanding) => {
    const landing: Record<string, unknown> = {}
    for (const name of Object.keys(packed)) {
      if (name.startsWith('#')) landing[name.slice(1)] = parts[packed[name] as number]
      else landing[name] = packed[name]
    }
    return landing as unknown as CompiledLanding
  }
  return { ...rest, landings: landings.map(unpack) }
}
