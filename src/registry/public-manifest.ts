import { type CompiledLanding, internalProperties, type Manifest } from '../contract/index.ts'
import { recordsOf } from '../rules/landing/records.ts'
import { partsOf } from './revision.ts'

/**
 * What visitors may know of the manifest, as JSON: no internal properties, no hidden landings, and no records that only
 * hidden landings use.
 */
export function publicManifest(manifest: Manifest, hidden: ReadonlySet<CompiledLanding>): string {
  const records = recordsOf(manifest)
  const partsOfAll = (landings: Iterable<CompiledLanding>) =>
    [...landings].flatMap((landing) => partsOf(records, landing))
  const shown = new Set(partsOfAll(manifest.landings.filter((landing) => !hidden.has(landing))))
  const secret = new Set<object>([...hidden, ...partsOfAll(hidden)].filter((part) => !shown.has(part)))
  const lists = Object.entries(manifest).map(([name, list]) => [
    name,
    Array.isArray(list) ? list.filter((record) => !secret.has(record)) : list,
  ])
  return withoutInternals(Object.fromEntries(lists))
}

/** A value as JSON without internal properties. */
export const withoutInternals = (value: unknown): string => JSON.stringify(value, keepPublic)

const keepPublic = (name: string, value: unknown) => (internalProperties.includes(name) ? undefined : value)
