/**
 * What becomes of a stake on an outcome, in parts of `of`: `returned` come back, `won` are paid at the odds, the rest is
 * lost. Won is 1 of 1, void returns 1 of 1, half won returns 1 and wins 1 of 2, half lost returns 1 of 2, a dead heat of
 * two for one place wins 1 of 2.
 */
export type Share = { readonly returned: number; readonly won: number; readonly of: number }

/** By outcome. */
export type Shares = Readonly<Record<string, Share>>

export const won: Share = { returned: 0, won: 1, of: 1 }
export const lost: Share = { returned: 0, won: 0, of: 1 }
export const returned: Share = { returned: 1, won: 0, of: 1 }
export const halfWon: Share = { returned: 1, won: 1, of: 2 }
export const halfLost: Share = { returned: 1, won: 0, of: 2 }
