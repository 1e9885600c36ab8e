import type { BlockOf } from '../block.ts'

/** The dealt cards; the visitor's hand wins. */
export const rounds: Readonly<
  Record<
    BlockOf<'live-dealer'>['game'],
    { readonly dealer: readonly string[]; readonly you: readonly string[]; readonly points: number }
  >
> = {
  blackjack: { dealer: ['10C', '8H'], you: ['AS', 'KH'], points: 21 },
  baccarat: { dealer: ['2C', '5D'], you: ['4S', '5H'], points: 9 },
  roulette: { dealer: [], you: [], points: 21 },
}
