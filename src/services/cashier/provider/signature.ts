import type { CashierCalls } from '../../../contract/calls/cashier.ts'
import { isSigned, type Secrets, sign } from '../../../kernel/secrets.ts'

/** A call of a provider, as it arrives. */
export type SignedCall = CashierCalls['payment-callback']['body']

export type UnsignedCall = Omit<SignedCall, 'signature'>

export const signCall = (secrets: Secrets, provider: string, call: UnsignedCall): SignedCall => ({
  ...call,
  signature: sign(secrets, purposeOf(provider), contentOf(call)),
})

export const isSignedCall = (secrets: Secrets, provider: string, call: SignedCall): boolean =>
  isSigned(secrets, purposeOf(provider), contentOf(call), call.signature)

/** Each provider has a key of its own. */
const purposeOf = (provider: string) => `payments of ${provider}`

/** Every field, in one order: none can be changed without the key. */
export const contentOf = ({ id, time, deposit, outcome, amount, currency }: UnsignedCall): string =>
  JSON.stringify([id, time, deposit, outcome, amount, currency])
