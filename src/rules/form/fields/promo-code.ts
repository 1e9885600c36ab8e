import type { FieldRule } from './field-rule.ts'

type Values = {
  readonly promo: string
  /** Whether the code replaces the bonus. */
  readonly isPromo: boolean
}

export const promoCode = {
  inputs: () => [{ name: 'promo_code' }],
  read({ text }) {
    const promo = text('promo_code').trim()
    return { promo, isPromo: promo !== '' }
  },
  write: ({ promo }) => ({ promo_code: promo }),
  payload: ({ promo, isPromo }) => ({ is_promo: isPromo, promo_code: promo.trim() }),
} satisfies FieldRule<'promo-code', Values>
