import type { PaymentMethod } from '../../src/contract/index.ts'
import type { Kernel } from '../../src/kernel/kernel.ts'
import { matchesWhole } from '../../src/rules/entry/whole-match.ts'
import {
  closeAccount,
  type NewAccount,
  openAccounts,
  replaceAccount,
} from '../../src/services/cashier/accounts/receiving-accounts.ts'
import { UsageError } from '../cli/command.ts'

type Office = Pick<Kernel, 'db' | 'now'> & { readonly methods: readonly PaymentMethod[] }

/** Prints the open accounts, and where one is missing. Returns the exit status. */
export async function listAccounts({ db, methods }: Office): Promise<number> {
  const open = await openAccounts(db)
  for (const { method, currency, number, holder, created_at } of open)
    console.log(`${method}  ${currency}  ${number}  ${holder}  since ${new Date(created_at).toISOString()}`)
  for (const { id, account, ranges } of methods) {
    const missing = ranges.filter(
      ({ currency }) => account && !open.some((one) => one.method === id && one.currency === currency),
    )
    for (const { currency } of missing) console.log(`${id}  ${currency}  none: players cannot pay with it`)
  }
  return 0
}

export async function setAccount(office: Office, account: NewAccount): Promise<number> {
  const { method, currency, number, holder } = account
  const { pattern, example } = accountOf(office, account)
  if (!matchesWhole(pattern, number))
    throw new UsageError(`"${number}" is not an account of "${method}". It looks like this: ${example}`)
  if (holder.trim() === '' || holder.length > 60) throw new UsageError('The holder is a name of up to 60 characters.')
  await replaceAccount(office, account)
  console.log(`Players who pay with ${method} in ${currency} now send money to ${number} (${holder}).`)
  return 0
}

export async function closeOne(office: Office, place: Pick<NewAccount, 'method' | 'currency'>): Promise<number> {
  const { method, currency } = place
  accountOf(office, place)
  const wasOpen = await closeAccount(office, place)
  console.log(`${method} ${wasOpen ? 'now takes' : 'already took'} no payments in ${currency}.`)
  return 0
}

/** What the accounts of a method look like; throws if it has none in this currency. */
function accountOf({ methods }: Office, { method: id, currency }: Pick<NewAccount, 'method' | 'currency'>) {
  const method = methods.find((one) => one.id === id)
  if (!method) throw new UsageError(`There is no payment method "${id}". See pages.config/payment-methods/.`)
  if (!method.account) throw new UsageError(`"${id}" has no receiving accounts: its players pay on a page.`)
  if (!method.ranges.some((range) => range.currency === currency))
    throw new UsageError(`"${id}" has no range in ${currency}. Add it to the record first.`)
  return method.account
}
