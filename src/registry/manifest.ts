import type { Manifest } from '../contract/index.ts'
import type { Library } from './library.ts'
import type { ResolvedLanding } from './resolve/compile-landing.ts'
import { type Dialogs, plainDialog } from './resolve/dialogs.ts'

/** Everything that the renderer, the edge and the admin need, in one document and in a stable order. */
export function assembleManifest(library: Library, dialogs: Dialogs, landings: readonly ResolvedLanding[]): Manifest {
  const compiled = landings.flatMap((landing) => landing.compiled ?? [])
  const opened = [...dialogs.values()].filter(({ kind }) => kind !== 'variant')
  return {
    version: 1,
    site: library.site,
    landings: sorted(compiled, ({ slug }) => slug),
    dialogs: sorted(opened.map(plainDialog), ({ name }) => name),
    themes: sorted(library.themes.values(), ({ id }) => id),
    markets: sorted(library.markets.values(), ({ id }) => id),
    sections: sorted(library.sections.values(), ({ id }) => id),
    bonusPresets: sorted(library.bonusPresets.values(), ({ id }) => id),
  }
}

function sorted<Item>(items: Iterable<Item>, keyOf: (item: Item) => string): Item[] {
  const byKey = new Map([...items].map((item) => [keyOf(item), item]))
  return [...byKey.keys()].sort().map((key) => byKey.get(key) as Item)
}
