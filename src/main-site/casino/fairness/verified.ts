/** What became of the computation: the steps, each right or not, or why there was none. */
export type Verified =
  | { readonly kind: 'not-found' | 'secret' | 'impossible' }
  | {
      readonly kind: 'computed'
      readonly hash: string
      readonly isSeedAsPromised: boolean
      readonly isRoundAsShown: boolean
      /** Undefined where nobody was paid. */
      readonly isPayoutRight?: boolean
      readonly shown: object
      /** The whole of what was computed with. */
      readonly receipt: object
    }
