import type { RulesOf } from '../../engine.ts'

export type SlotRules = RulesOf<'slot'>
export type SlotSymbol = SlotRules['symbols'][number]

/** What a run of so many equal symbols pays: the prize of the highest count that it reaches. */
export function prizeFor({ pays = [] }: Pick<SlotSymbol, 'pays'>, run: number): number {
  let prize = { count: 0, pays: 0 }
  for (const one of pays) if (one.count <= run && one.count > prize.count) prize = one
  return prize.pays
}

/** The symbols that pay from the left, without wilds and scatters. */
export const plainSymbols = ({ symbols }: SlotRules): SlotSymbol[] => symbols.filter(({ role }) => role === undefined)

export const symbolWithRole = ({ symbols }: SlotRules, role: SlotSymbol['role']): SlotSymbol | undefined =>
  symbols.find((symbol) => symbol.role === role)
