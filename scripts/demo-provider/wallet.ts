import { signatureOf, type WalletCalls } from '../../src/services/games/external/signature.ts'

export type WalletOptions = {
  /** Where the casino is. */
  readonly casino: { readonly address: string }
  readonly name: string
  readonly key: string
}

/** What the casino answers: the balance in minor units, or the code of an error. */
export type WalletAnswer = { readonly status: number; readonly balance?: number; readonly code?: string }

export type Wallet = ReturnType<typeof createWallet>

/** Calls the casino's wallet (docs/external-games.md). */
export function createWallet({ casino, name, key }: WalletOptions) {
  async function call<Kind extends keyof WalletCalls>(
    kind: Kind,
    fields: Omit<WalletCalls[Kind], 'time' | 'signature'>,
  ): Promise<WalletAnswer> {
    const unsigned = { ...fields, time: Date.now() } as Omit<WalletCalls[Kind], 'signature'>
    const answer = await fetch(`${casino.address}/api/v1/external-games/${name}/${kind}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...unsigned, signature: signatureOf(kind, unsigned, key) }),
      signal: AbortSignal.timeout(10_000),
    })
    return { ...((await answer.json()) as object), status: answer.status }
  }
  return {
    call,
    /** In minor units; undefined if the casino does not say. */
    balanceOf: (token: string): Promise<number | undefined> =>
      call('balance', { token }).then(
        ({ balance }) => balance,
        () => undefined,
      ),
  }
}
