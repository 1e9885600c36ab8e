/** Money of two kinds, in minor units. */
export type Split = { readonly cash: number; readonly bonus: number }

/** Real money is staked first; bonus money pays the rest. */
export function splitStake(amount: number, available: Split): Split {
  const cash = Math.min(amount, available.cash)
  return { cash, bonus: amount - cash }
}

/** Winnings return as they were staked; what cannot be divided stays bonus money. */
export function splitPayout(payout: number, staked: Split, smallest: number): Split {
  const total = BigInt(staked.cash) + BigInt(staked.bonus)
  const exact = (BigInt(payout) * BigInt(staked.cash)) / total
  const cash = Number(exact - (exact % BigInt(smallest)))
  return { cash, bonus: payout - cash }
}
