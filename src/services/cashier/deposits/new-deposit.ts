import { randomInt } from 'node:crypto'
import type { CashierCalls } from '../../../contract/calls/cashier.ts'
import type { PaymentMethod } from '../../../contract/index.ts'
import { hashToken, newId } from '../../../kernel/secrets.ts'
import { paymentLink } from '../../../rules/cashier/payment-link.ts'
import { pixCode } from '../../../rules/cashier/pix-code.ts'
import { openAccountOf } from '../accounts/receiving-accounts.ts'
import type { Cashier, Payer } from '../cashier.ts'
import { callError } from '../errors.ts'
import type { Deposit } from '../tables.ts'

export type Asked = CashierCalls['start-deposit']['body']

/** The row of a deposit: what is asked for and where to pay, as it is now. */
export async function newDeposit(
  { db, now }: Pick<Cashier, 'db' | 'now'>,
  payer: Payer,
  method: PaymentMethod,
  asked: Asked,
): Promise<Deposit> {
  const reference = newReference()
  const { amount, request_id } = asked
  const { id: account_id, currency } = payer
  return {
    id: newId(),
    account_id,
    request_id,
    request_hash: hashOfRequest(asked),
    method: method.id,
    kind: method.kind,
    currency,
    amount,
    fields: JSON.stringify(enteredFields(asked)),
    reference,
    ...(await whereToPay(db, method, { amount, currency, reference })),
    announced: 0,
    state: 'waiting',
    reason: null,
    transaction_id: null,
    sent_amount: null,
    credited_amount: null,
    created_at: now(),
    expires_at: now() + method.minutes * 60_000,
    sent_at: null,
    checked_at: now(),
    finished_at: null,
  }
}

/** Two requests with one id are the same if their hashes are. */
export const hashOfRequest = (asked: Asked): string =>
  hashToken(JSON.stringify([asked.method, asked.amount, Object.entries(enteredFields(asked)).sort()]))

export const enteredFields = ({ fields = [] }: Asked): Readonly<Record<string, string>> =>
  Object.fromEntries(fields.map(({ name, text }) => [name, text]))

type Stated = Pick<Deposit, 'amount' | 'currency' | 'reference'>

async function whereToPay(db: Cashier['db'], { id, kind, link: template }: PaymentMethod, stated: Stated) {
  const nowhere = { receiver_number: null, receiver_holder: null, link: null, code: null }
  if (kind === 'redirect') return nowhere
  const account = await openAccountOf(db, id, stated.currency)
  if (!account) throw callError('method-closed')
  const { number, holder, city } = account
  const payment = { ...stated, account: number, holder }
  const link = template === undefined ? null : paymentLink(template, payment)
  const code = kind === 'pix' ? pixCode({ ...payment, city }) : link
  return { receiver_number: number, receiver_holder: holder, link, code }
}

/** Without letters and digits that are easily confused. */
const alphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'

/** Short enough for every kind of code. */
const newReference = () => `PP${Array.from({ length: 14 }, () => alphabet[randomInt(alphabet.length)]).join('')}`
