import type { Section } from '../../contract/index.ts'

/** What a player plays with. */
export type Purse = 'real' | 'bonus'

type Money = {
  readonly purse: Purse
  /** In minor units. */
  readonly bonus: number
  /** The categories of the bonus that the bonus money comes from. */
  readonly categories: readonly ('casino' | 'sport')[]
}

/** Why a player cannot play in a section with the chosen money. */
export function refusalOfBonusMoney(
  { bonusMoney }: Pick<Section, 'bonusMoney'>,
  { purse, bonus, categories }: Money,
): 'bonus-zero' | 'bonus-elsewhere' | undefined {
  if (purse === 'real' || !bonusMoney) return undefined
  if (!bonusMoney.some((category) => categories.length === 0 || categories.includes(category))) return 'bonus-elsewhere'
  return bonus > 0 ? undefined : 'bonus-zero'
}
