import type { TradedMarket, TradedMatch } from '../../../../src/contract/index.ts'
import type { QueueAct } from '../../../parts/queue/act.ts'

export type Act = QueueAct<'suspend' | 'reopen'>

const acts: { readonly [Id in Act['id']]: Act } = {
  suspend: {
    id: 'suspend',
    label: 'Suspend',
    consequence:
      'No bets are taken and none are cashed out until a trader reopens it, whatever the feed says. Live bets that wait are refused.',
    done: 'Bets are suspended.',
    needsNote: true,
  },
  reopen: {
    id: 'reopen',
    label: 'Reopen',
    consequence: 'Bets are taken again if the feed offers them, at its odds of now.',
    done: 'Bets are taken again.',
    needsNote: true,
  },
}

/** What can be done about a whole match now. */
export function actsOnMatch({ state, stop }: TradedMatch): readonly Act[] {
  if (stop) return [acts.reopen]
  return state === 'planned' || state === 'live' ? [acts.suspend] : []
}

/** What can be done about a market now. */
export function actsOnMarket({ state, stop }: TradedMarket): readonly Act[] {
  if (stop) return [acts.reopen]
  return state === 'closed' ? [] : [acts.suspend]
}
