import type { Engine, EngineKind } from './engine.ts'
import { andarBahar } from './kinds/andar-bahar.ts'
import { baccarat } from './kinds/baccarat.ts'
import { bingo } from './kinds/bingo/bingo.ts'
import { blackjack } from './kinds/blackjack/blackjack.ts'
import { crash } from './kinds/crash.ts'
import { deal } from './kinds/deal.ts'
import { dice } from './kinds/dice.ts'
import { dragonTiger } from './kinds/dragon-tiger.ts'
import { keno } from './kinds/keno.ts'
import { ladder } from './kinds/ladder.ts'
import { mines } from './kinds/mines.ts'
import { plinko } from './kinds/plinko.ts'
import { roulette } from './kinds/roulette/roulette.ts'
import { scratch } from './kinds/scratch.ts'
import { slot } from './kinds/slot/slot.ts'
import { snakes } from './kinds/snakes.ts'
import { teenPatti } from './kinds/teen-patti/teen-patti.ts'
import { tumble } from './kinds/tumble/tumble.ts'
import { videoPoker } from './kinds/video-poker/video-poker.ts'
import { wheel } from './kinds/wheel.ts'
import type { TableEngine, TableKind } from './table-engine.ts'

/** How each kind of game is played. The type check fails while one is missing. */
const engines = {
  slot,
  tumble,
  crash,
  mines,
  ladder,
  wheel,
  roulette,
  blackjack,
  baccarat,
  'video-poker': videoPoker,
  keno,
  dice,
  plinko,
  bingo,
  'dragon-tiger': dragonTiger,
  'andar-bahar': andarBahar,
  'teen-patti': teenPatti,
  scratch,
  snakes,
  deal,
} satisfies { readonly [Kind in EngineKind]: Engine<Kind, object, object> } & {
  readonly [Kind in TableKind]: { readonly table: TableEngine<Kind, object> }
}

type Engines = typeof engines

/** What a player may see of a round of a kind. */
export type ShownOf<Kind extends EngineKind> = ReturnType<Engines[Kind]['roundOf']>['shown']
export type Shown = ShownOf<EngineKind>

/** What a round at a table draws. */
export type DealtOf<Kind extends TableKind> = ReturnType<Engines[Kind]['table']['deal']>
export type Dealt = DealtOf<TableKind>

export const engineOf = (kind: EngineKind) => engines[kind] as unknown as Engine<EngineKind, object, Shown>

export const tableEngineOf = (kind: TableKind) => engines[kind].table as unknown as TableEngine<TableKind, Dealt>

export const isTableKind = (kind: string): kind is TableKind =>
  Object.hasOwn(engines, kind) && 'table' in engines[kind as EngineKind]
