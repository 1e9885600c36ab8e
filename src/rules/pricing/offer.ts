import type { MarketType, Play, ToldMarket } from '../../contract/index.ts'
import type { Played } from '../play/game.ts'
import type { Layout } from '../play/layout.ts'
import { partKindsOf } from '../sport/parts.ts'
import { type Chances, chancesOf } from './chances.ts'
import type { Endings } from './endings.ts'
import { linesNearEven } from './lines.ts'
import { priceOf } from './price.ts'

/** The present of a match. */
export type Present = { readonly layout: Layout; readonly played: Played; readonly isLive: boolean }

/** A market is suspended while one of its outcomes is likelier than that. */
const almostCertain = 0.97

/** A part that is played more rarely than that is not offered yet: too few endings tell its chances. */
const rarely = 0.2

/** All markets of a match that can be bet on, with their odds. */
export function offerOf(
  { play, types, margin }: { readonly play: Play; readonly types: readonly MarketType[]; readonly margin: number },
  present: Present,
  endings: Endings,
): readonly ToldMarket[] {
  return types.flatMap((type) =>
    openParts(type, play, present).flatMap((part) =>
      pricedLines(type, part, endings).flatMap(({ line, chances }) => {
        const market = told(
          { type: type.id, part, ...(line !== undefined && { line }) },
          chances,
          type.margin ?? margin,
        )
        return market ? [market] : []
      }),
    ),
  )
}

/** The parts of the match on which a market of this type can still be offered. */
function openParts({ part, ahead, live }: MarketType, play: Play, { layout, played, isLive }: Present) {
  const parts = partKindsOf(play)[part]?.parts ?? []
  const open = parts.filter((name) => {
    const progress = isLive ? (played.progress[layout.parts.indexOf(name)] ?? 0) : 0
    return progress === 0 || (progress === 1 && live)
  })
  return open.slice(0, ahead)
}

function pricedLines(
  type: MarketType,
  part: string,
  endings: Endings,
): readonly { readonly line?: number; readonly chances: Chances }[] {
  const { lines } = type
  return lines
    ? linesNearEven({ ...type, lines }, part, endings)
    : [{ chances: chancesOf(type.rule, { part }, endings) }]
}

function told(market: Pick<ToldMarket, 'type' | 'part' | 'line'>, chances: Chances, margin: number) {
  if (chances.decided < rarely) return undefined
  const possible = [...chances.of].filter(([, chance]) => chance > 0)
  const isOpen = possible.every(([, chance]) => chance <= almostCertain)
  return {
    ...market,
    state: isOpen ? ('open' as const) : ('suspended' as const),
    odds: Object.fromEntries(possible.map(([outcome, chance]) => [outcome, priceOf(chance, margin)])),
  }
}
