import { createHmac } from 'node:crypto'
import type { GamesCalls } from '../../../contract/calls/games.ts'
import { isSame } from '../../../kernel/secrets.ts'

/** What a provider can ask for. */
export type WalletCalls = {
  readonly balance: GamesCalls['external-balance']['body']
  readonly bet: GamesCalls['external-bet']['body']
  readonly win: GamesCalls['external-win']['body']
  readonly rollback: GamesCalls['external-rollback']['body']
}

type Kind = keyof WalletCalls

/** Every field, in one order: none can be changed without the key, and no call is another one. */
const signedFields: { readonly [Of in Kind]: readonly (keyof WalletCalls[Of])[] } = {
  balance: ['token', 'time'],
  bet: ['token', 'transaction', 'round', 'amount', 'currency', 'time'],
  win: ['token', 'transaction', 'round', 'amount', 'currency', 'time'],
  rollback: ['token', 'transaction', 'round', 'time'],
}

export function signatureOf<Of extends Kind>(kind: Of, call: Omit<WalletCalls[Of], 'signature'>, key: string): string {
  const fields = signedFields[kind].map((field) => (call as WalletCalls[Of])[field])
  return createHmac('sha256', key)
    .update(JSON.stringify([kind, ...fields]))
    .digest('base64url')
}

export const isSignedBy = <Of extends Kind>(kind: Of, call: WalletCalls[Of], key: string): boolean =>
  isSame(call.signature, signatureOf(kind, call, key))
