import { quickSums } from '../../../rules/main-site/quick-sums.ts'
import { useMoney, useText } from '../../../ui/text.ts'
import { Field } from '../../parts/form/Field.tsx'
import { type Method, useCashier } from '../state/cashier.ts'

type AmountFieldProps = {
  readonly method: Method
  readonly typed: string
  readonly type: (typed: string) => void
  readonly leave: (name: string) => void
  readonly problem: string | undefined
}

/** The amount, typed or chosen from round sums. */
export function AmountField({ method, typed, type, leave, problem }: AmountFieldProps) {
  const text = useText()
  const money = useMoney()
  const { currency } = useCashier().methods
  const range = { minimum: method.minimum / 100, maximum: method.maximum / 100 }
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
        problem={problem}
        hint={`${money(range.minimum, currency)} – ${money(range.maximum, currency)}`}
      />
      <fieldset className="sums">
        <legend className="unseen">{text('site.cashier.step.amount')}</legend>
        {quickSums(range).map((sum) => (
          <button key={sum} type="button" aria-pressed={typed === String(sum)} onClick={() => type(String(sum))}>
            {money(sum, currency)}
          </button>
        ))}
      </fieldset>
    </>
  )
}
