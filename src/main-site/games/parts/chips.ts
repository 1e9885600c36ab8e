/** Chips in the order in which they were laid. */
export type Chips = readonly Chip[]

export type Chip = { readonly spot: string; readonly amount: number }

export const amountOn = (chips: Chips, spot: string): number =>
  chips.reduce((sum, chip) => (chip.spot === spot ? sum + chip.amount : sum), 0)

/** One chip for each spot, as bets have them; undefined if none is laid. */
export function laidChips(chips: Chips): Chip[] | undefined {
  const spots = [...new Set(chips.map(({ spot }) => spot))]
  return spots.length > 0 ? spots.map((spot) => ({ spot, amount: amountOn(chips, spot) })) : undefined
}
