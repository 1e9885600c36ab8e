import type { RulesOf } from '../engine.ts'
import { type Flaw, flawIf, repeated } from './flaw.ts'

type FreeSpins = RulesOf<'slot'>['freeSpins']

export function slotFlaws({ reels, rows, symbols, lines = [], freeSpins }: RulesOf<'slot'>): Flaw[] {
  const known = symbols.map(({ id }) => id)
  return [
    ...symbolFlaws(symbols, freeSpins),
    ...reels.flatMap((reel, place) =>
      flawIf(reel.length < rows, `/reels/${place}`, `A reel needs at least ${rows} stops.`),
    ),
    ...reels.flatMap((reel, place) =>
      reel.flatMap((symbol, stop) =>
        flawIf(!known.includes(symbol), `/reels/${place}/${stop}`, `There is no symbol "${symbol}".`),
      ),
    ),
    ...lines.flatMap((line, place) => [
      ...flawIf(
        line.length !== reels.length,
        `/lines/${place}`,
        `A line needs a row for each of ${reels.length} reels.`,
      ),
      ...flawIf(
        line.some((row) => row >= rows),
        `/lines/${place}`,
        `There are only ${rows} rows.`,
      ),
    ]),
    ...repeated(lines, (line) => line, '/lines'),
  ]
}

export function tumbleFlaws({ symbols, freeSpins }: RulesOf<'tumble'>): Flaw[] {
  const message = 'No symbol pays.'
  return [
    ...symbolFlaws(symbols, freeSpins),
    ...flawIf(!symbols.some(({ role, pays }) => !role && pays), '/symbols', message),
  ]
}

type AnySymbol = { readonly id: string; readonly role?: string; readonly pays?: readonly { readonly count: number }[] }

function symbolFlaws(symbols: readonly AnySymbol[], freeSpins: FreeSpins): Flaw[] {
  const roles = symbols.flatMap(({ role }) => role ?? [])
  return [
    ...repeated(symbols, ({ id }) => id, '/symbols'),
    ...symbols.flatMap(({ pays = [] }, place) => repeated(pays, ({ count }) => count, `/symbols/${place}/pays`)),
    ...flawIf(new Set(roles).size < roles.length, '/symbols', 'Two symbols have the same role.'),
    ...flawIf(freeSpins !== undefined && !roles.includes('scatter'), '/freeSpins', 'No scatter awards them.'),
    ...(freeSpins ? repeated(freeSpins.awards, ({ scatters }) => scatters, '/freeSpins/awards') : []),
  ]
}
