import type { FieldRule } from './field-rule.ts'

type Values = {
  /** The chosen bonus; null for none. */
  readonly bonus: number | null
}

export const bonusPicker = {
  inputs: (_, { bonuses }) => [{ name: 'bonus_id', choices: [...bonuses.map(({ bonusId }) => String(bonusId)), ''] }],
  read({ has, text }, { bonuses }) {
    if (!has('bonus_id')) return { bonus: bonuses[0]?.bonusId ?? null }
    return { bonus: text('bonus_id') === '' ? null : Number(text('bonus_id')) }
  },
  write: ({ bonus }) => ({ bonus_id: bonus === null ? '' : String(bonus) }),
  payload: ({ bonus }) => ({ bonus_id: bonus }),
} satisfies FieldRule<'bonus-picker', Values>
