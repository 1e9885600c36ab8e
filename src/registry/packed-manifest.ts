import type { CompiledLanding, Manifest } from '../contract/index.ts'

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

export function packManifest({ landings, ...rest }: Manifest): PackedManifest {
  const parts: unknown[] = []
  const placeOf = new Map<unknown, number>()
  const place = (part: object): number => {
    const known = placeOf.get(part)
    if (known !== undefined) return known
    const text = JSON.stringify(part)
    const found = placeOf.get(text) ?? parts.push(part) - 1
    placeOf.set(text, found)
    placeOf.set(part, found)
    return found
  }
  const pack = (landing: CompiledLanding): PackedLanding =>
    Object.fromEntries(
      Object.entries(landing).map(([name, value]) =>
        typeof value === 'object' && value !== null ? [`#${name}`, place(value)] : [name, value],
      ),
    )
  return { ...rest, landings: landings.map(pack), parts }
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
