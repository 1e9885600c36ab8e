import type { CompiledLanding } from '../../contract/index.ts'
import { recordsOf } from '../../rules/landing/records.ts'
import { carriedTexts, writtenTexts } from '../../rules/landing/texts.ts'
import { once } from '../../rules/once.ts'
import type { PageSources } from './affected-pages.ts'

/** The landings that show a text, by its id. */
type Showing = {
  /** Those whose records name it. */
  readonly named: ReadonlyMap<string, readonly CompiledLanding[]>
  /** Those that carry the texts of the program of an area. */
  readonly areas: ReadonlyMap<string, readonly CompiledLanding[]>
}

const showingOf = once(({ manifest }: PageSources): Showing => {
  const records = recordsOf(manifest)
  const [named, areas] = [new Map<string, CompiledLanding[]>(), new Map<string, CompiledLanding[]>()]
  for (const landing of manifest.landings) {
    const carried = carriedTexts(records, landing)
    for (const id of new Set([...carried.named, ...writtenTexts(records, landing)])) add(named, id, landing)
    for (const area of carried.areas) add(areas, area, landing)
  }
  return { named, areas }
})

function add(to: Map<string, CompiledLanding[]>, key: string, landing: CompiledLanding): void {
  const landings = to.get(key)
  if (landings) landings.push(landing)
  else to.set(key, [landing])
}

/** The landings whose records name a text. */
export const landingsNaming = (sources: PageSources, id: string): readonly CompiledLanding[] =>
  showingOf(sources).named.get(id) ?? []

/** The landings that show a text, also one of the program. */
export function landingsShowing(sources: PageSources, id: string): readonly CompiledLanding[] {
  const [first, area = ''] = id.split('.')
  return first === 'ui' ? (showingOf(sources).areas.get(area) ?? []) : landingsNaming(sources, id)
}
