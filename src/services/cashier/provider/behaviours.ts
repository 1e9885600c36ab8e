import type { Payment, ProviderAnswer } from './provider.ts'

const minute = 60_000

/** What the demonstration says about a payment, and how long after it was looked for. */
export type Said = { readonly after: number; readonly answer: ProviderAnswer }

type Behaviour = (payment: Payment) => readonly Said[]

const said = ({ amount, currency }: Payment, outcome: ProviderAnswer['outcome'], after = 0): Said => ({
  after,
  answer: { outcome, amount: outcome === 'paid' ? amount : 0, currency },
})

const succeeds: Behaviour = (payment) => [said(payment, 'paid')]

/** By the last two digits of the amount, or of a transaction ID that begins with zeros. */
const behaviours: Readonly<Record<string, Behaviour>> = {
  '01': (payment) => [said(payment, 'paid', minute)],
  '02': (payment) => [said(payment, 'refused')],
  '03': (payment) => [said(payment, 'missing')],
  '04': (payment) => [said(payment, 'paid'), said(payment, 'paid')],
  '05': (payment) => [said(payment, 'refused'), said(payment, 'paid', minute)],
  '06': () => [],
  '07': (payment) => [
    { after: 0, answer: { outcome: 'paid', amount: payment.amount - 1, currency: payment.currency } },
  ],
  '08': (payment) => [{ after: 0, answer: { outcome: 'paid', amount: payment.amount, currency: otherThan(payment) } }],
}

const otherThan = ({ currency }: Payment) => (currency === 'USD' ? 'EUR' : 'USD')

/** What the demonstration says about a payment, in order. */
export function saidAbout(payment: Payment): readonly Said[] {
  const byReference = /^0{8,}(\d\d)$/.exec(payment.transactionId ?? '')?.[1]
  const byAmount = String(payment.amount % 100).padStart(2, '0')
  return (behaviours[byReference ?? byAmount] ?? succeeds)(payment)
}
