import { useMoney, useText } from '../../../ui/text.ts'
import { Field } from '../../parts/form/Field.tsx'
import type { useAmountForm } from './use-amount-form.ts'

export type QuickSum = { readonly sum: number; readonly label: string }

type AmountFieldProps = {
  readonly form: Pick<ReturnType<typeof useAmountForm>, 'typed' | 'type' | 'leave' | 'problemOf'>
  readonly currency: string
  /** The accepted amounts, in minor units. */
  readonly range: { readonly minimum: number; readonly maximum: number }
  readonly sums: readonly QuickSum[]
}

/** The amount, typed or chosen from sums. */
export function AmountField({ form, currency, range, sums }: AmountFieldProps) {
  const text = useText()
  const money = useMoney()
  const { typed, type, leave, problemOf } = form
  return (
    <>
      <Field
        className="amount-input"
        name="amount"
        label={`${text('site.cashier.step.amount')}, ${currency}`}
        inputMode="decimal"
        autoComplete="transaction-amount"
        value={typed}
        change={type}
        onBlur={() => typed !== '' && leave('amount')}
        maxLength={20}
        problem={problemOf('amount')}
        hint={`${money(range.minimum / 100, currency)} – ${money(range.maximum / 100, currency)}`}
      />
      <fieldset className="sums">
        <legend className="unseen">{text('site.cashier.step.amount')}</legend>
        {sums.map(({ sum, label }) => (
          <button key={label} type="button" aria-pressed={typed === String(sum)} onClick={() => type(String(sum))}>
            {label}
          </button>
        ))}
      </fieldset>
    </>
  )
}
