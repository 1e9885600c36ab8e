import type { Manifest } from '../../contract/index.ts'
import { bySlug } from '../../rules/landing/by-slug.ts'
import { compareLandings } from '../../rules/landing/landing-lists.ts'

type Known = Pick<Manifest, 'landings' | 'markets'>

/** The markets that ask for a second person, of the landings that change or go, and of the markets that change. */
export function askingMarkets(before: Known | undefined, after: Known, changed: readonly string[]): string[] {
  const former = before?.landings ?? []
  const [known, now] = [bySlug(former), bySlug(after.landings)]
  const { gone } = compareLandings(former, after.landings)
  const landings = [...changed.flatMap((slug) => [known.get(slug) ?? [], now.get(slug) ?? []].flat()), ...gone]
  const named = new Set([...landings.map(({ market }) => market), ...changedMarkets(before, after)])
  const asking = [...(before?.markets ?? []), ...after.markets].filter(({ approval }) => approval === 'second-person')
  return [...new Set(asking.map(({ id }) => id))].filter((id) => named.has(id)).toSorted()
}

function changedMarkets(before: Known | undefined, after: Known): string[] {
  const textOf = (known: Known | undefined, id: string) => JSON.stringify(known?.markets.find((one) => one.id === id))
  return [...(before?.markets ?? []), ...after.markets]
    .map(({ id }) => id)
    .filter((id) => textOf(before, id) !== textOf(after, id))
}
