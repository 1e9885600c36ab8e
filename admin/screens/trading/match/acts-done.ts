import type { TradingAct, TradingActKind } from '../../../../src/contract/index.ts'

const words: { readonly [Kind in TradingActKind]: string } = {
  suspend: 'suspended',
  reopen: 'reopened',
  propose: 'proposed a result of',
  confirm: 'confirmed the result of',
  reject: 'rejected the result of',
  limit: 'limited bets on',
  unlimit: 'removed a limit of',
}

/** What a colleague did, in words. */
export const inWords = ({ act, what = 'the match', ...done }: TradingAct) => ({ ...done, did: `${words[act]} ${what}` })
