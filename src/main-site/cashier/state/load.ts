import type { Deposit, LocaleCode } from '../../../contract/index.ts'
import type { PlayerCallsOfSite } from '../../page/player-calls.ts'
import type { Methods } from './cashier.ts'
import { lastDeposit } from './last-deposit.ts'

export type Loaded = { readonly methods: Methods; readonly deposits: readonly Deposit[] }

/** The methods, the deposits that run, and the one that this browser began last; undefined if they cannot be loaded. */
export async function load({ read }: PlayerCallsOfSite, locale: LocaleCode): Promise<Loaded | undefined> {
  const now = { isFresh: true }
  const last = lastDeposit.read()
  const [methods, waiting, queue, remembered] = await Promise.all([
    read('payment-methods', { query: { locale } }, now),
    read('deposits', { query: { state: 'waiting' } }, now),
    read('deposits', { query: { state: 'queue' } }, now),
    last === null ? undefined : read('deposit', { params: { deposit: last } }, now),
  ])
  if (methods.kind === 'failure' || waiting.kind === 'failure' || queue.kind === 'failure') return undefined
  const begun = remembered?.kind === 'answer' ? [remembered.content.deposit] : []
  const found = [...begun, ...queue.content.deposits, ...waiting.content.deposits]
  return { methods: methods.content, deposits: found.toSorted((one, other) => other.created_at - one.created_at) }
}
