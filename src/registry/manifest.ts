import type { ListName, Manifest, ManifestKind, RecordTypes } from '../contract/index.ts'
import { manifestKinds, recordKinds } from '../contract/index.ts'
import type { Library } from './library.ts'
import type { ResolvedLanding } from './resolve/compile-landing.ts'
import { type Dialogs, plainDialog } from './resolve/dialogs.ts'

/** Everything that the renderer, the edge and the admin need, in a stable order. */
export function assembleManifest(library: Library, dialogs: Dialogs, landings: readonly ResolvedLanding[]): Manifest {
  const compiled = landings.flatMap((landing) => landing.compiled ?? [])
  const opened = [...dialogs.values()].filter(({ kind }) => kind !== 'variant')
  return {
    version: 1,
    site: library.site,
    landings: sorted(compiled, ({ slug }) => slug),
    dialogs: sorted(opened.map(plainDialog), ({ name }) => name),
    competitions: sorted(library.competitions, ({ id }) => id),
    ...plainLists(library),
  }
}

type PlainLists = { readonly [K in ManifestKind as ListName<K>]: RecordTypes[K][] }

function plainLists(library: Library): PlainLists {
  const lists = manifestKinds.map((kind) => recordKinds[kind].list)
  return Object.fromEntries(lists.map((list) => [list, inOrder(library[list])])) as PlainLists
}

function inOrder(records: ReadonlyMap<string, unknown>): unknown[] {
  return [...records.keys()].sort().map((name) => records.get(name))
}

function sorted<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Item[] {
  const byKey = new Map([...items].map((item) => [keyOf(item), item]))
  return [...byKey.keys()].sort().map((key) => byKey.get(key) as Item)
}
