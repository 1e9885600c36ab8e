import type { CountedPart, CurrencySum, TradedMarket } from '../../../../src/contract/index.ts'
import type { Chosen } from '../acts/use-act.ts'
import type { Limited } from '../limits/limited.ts'
import type { Seen } from '../results/ProposeDialog.tsx'

/** The dialog that is open, with what was seen when it was opened: the screen behind it goes on. */
export type Opened =
  | ({ readonly type: 'act' } & Chosen)
  | { readonly type: 'outcomes'; readonly about: Seen; readonly market: TradedMarket }
  | { readonly type: 'score'; readonly about: Seen; readonly counts: readonly CountedPart[] }
  | { readonly type: 'abandoned' | 'feed'; readonly about: Seen }
  | { readonly type: 'limit'; readonly about: Limited; readonly usual: readonly CurrencySum[] }
  | { readonly type: 'unlimit'; readonly about: Limited; readonly currency: string }
  | { readonly type: 'decide'; readonly act: 'confirm' | 'reject'; readonly id: string; readonly name: string }
