import type { FieldRule } from './field-rule.ts'

type Values = { readonly currency: string }

export const currencySelect = {
  inputs: (_, { currencies, bonus }) => [
    { name: 'currency', choices: currencies.map(({ code }) => code), initial: bonus.currency },
  ],
  read: ({ text }, { bonus }) => ({ currency: text('currency') || bonus.currency }),
  write: ({ currency }) => ({ currency }),
  payload: ({ currency }) => ({ currency: currency || 'INR' }),
} satisfies FieldRule<'currency-select', Values>
