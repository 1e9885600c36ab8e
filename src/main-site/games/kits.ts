import type { EngineKind } from '../../rules/rounds/engine.ts'
import type { AnyKit } from './kit/kit.ts'

type Loaded = { readonly default: AnyKit }

/** The code of each kind of game, which comes when a game of the kind is opened. The type check fails while one is missing. */
export const kits: { readonly [Kind in EngineKind]: () => Promise<Loaded> } = {
  slot: () => import('./kinds/slot/slot-kit.ts'),
  tumble: () => import('./kinds/tumble/tumble-kit.ts'),
  crash: () => import('./kinds/crash/crash-kit.ts'),
  mines: () => import('./kinds/mines/mines-kit.ts'),
  ladder: () => import('./kinds/ladder/ladder-kit.ts'),
  wheel: () => import('./kinds/wheel/wheel-kit.ts'),
  roulette: () => import('./kinds/roulette/roulette-kit.ts'),
  blackjack: () => import('./kinds/blackjack/blackjack-kit.ts'),
  baccarat: () => import('./kinds/baccarat/baccarat-kit.ts'),
  'video-poker': () => import('./kinds/video-poker/video-poker-kit.ts'),
  keno: () => import('./kinds/keno/keno-kit.ts'),
  dice: () => import('./kinds/dice/dice-kit.ts'),
  plinko: () => import('./kinds/plinko/plinko-kit.ts'),
  bingo: () => import('./kinds/bingo/bingo-kit.ts'),
  'dragon-tiger': () => import('./kinds/dragon-tiger/dragon-tiger-kit.ts'),
  'andar-bahar': () => import('./kinds/andar-bahar/andar-bahar-kit.ts'),
  'teen-patti': () => import('./kinds/teen-patti/teen-patti-kit.ts'),
  scratch: () => import('./kinds/scratch/scratch-kit.ts'),
  snakes: () => import('./kinds/snakes/snakes-kit.ts'),
  deal: () => import('./kinds/deal/deal-kit.ts'),
}
