import type { StageProps } from '../kit/kit.ts'

/** Chips in the order in which they were laid. */
export type Chips = readonly Chip[]

export type Chip = { readonly spot: string; readonly amount: number }

/** How chips are laid: which lie already, what the next one is worth, and whether it is taken. */
export type Laying = Pick<StageProps<'roulette', Chips>, 'choice' | 'choose' | 'stake' | 'isLocked' | 'inMoney'>

export const amountOn = (chips: Chips, spot: string): number =>
  chips.reduce((sum, chip) => (chip.spot === spot ? sum + chip.amount : sum), 0)

/** One chip for each spot, as bets have them; undefined if none is laid. */
export function laidChips(chips: Chips): Chip[] | undefined {
  const spots = [...new Set(chips.map(({ spot }) => spot))]
  return spots.length > 0 ? spots.map((spot) => ({ spot, amount: amountOn(chips, spot) })) : undefined
}
