import { writtenAmount } from './payment-amount.ts'

/** A payment as links and codes state it. */
export type StatedPayment = {
  /** The number of the receiving account. */
  readonly account: string
  readonly holder: string
  /** In minor units. */
  readonly amount: number
  readonly currency: string
  /** Names the payment to the receiver. */
  readonly reference: string
}

const placeholders: Readonly<Record<string, (payment: StatedPayment) => string>> = {
  account: ({ account }) => account,
  name: ({ holder }) => holder,
  amount: ({ amount }) => writtenAmount(amount),
  currency: ({ currency }) => currency,
  reference: ({ reference }) => reference,
}

const inBraces = /\{([^{}]*)\}/g

/** The link of a payment from the template of its method. */
export const paymentLink = (template: string, payment: StatedPayment): string =>
  template.replaceAll(inBraces, (_, name: string) => encode(placeholders[name]?.(payment) ?? ''))

/** Spaces become %20: payment apps show a plus sign as it is. They expect the @ of an address unencoded. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed()).replaceAll('%40', '@')

/** What is wrong with a template; undefined if links can be made from it. */
export function templateProblem(template: string): string | undefined {
  const named = [...template.matchAll(inBraces)].map(([, name = '']) => name)
  const unknown = named.find((name) => !Object.hasOwn(placeholders, name))
  if (unknown !== undefined) return `There is no value {${unknown}}.`
  const missing = neededIn(template).find((part) => !template.includes(part))
  if (missing) return `The link lacks ${missing}.`
  return URL.canParse(template.replaceAll(inBraces, 'x')) ? undefined : 'The link is not a valid address.'
}

const neededIn = (template: string): readonly string[] =>
  template.startsWith('upi:') ? ['upi://pay?', 'pa={account}', 'pn={name}'] : ['{account}']
