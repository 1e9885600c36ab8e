import type { WidgetProps } from '@rjsf/utils'
import { useFieldContext } from './field-context.ts'
import './money-widget.css'

type Money = { readonly amount: number; readonly currency: string }

/** An amount in each currency, all beside each other; an empty field is a currency without one. */
export function MoneyWidget({ id, value, onChange, label, disabled }: WidgetProps) {
  const { choicesOf } = useFieldContext()
  const amounts = (value ?? []) as readonly Money[]
  const known = choicesOf('currency').map(({ name }) => name)
  const currencies = [...new Set([...known, ...amounts.map(({ currency }) => currency)])]
  const set = (currency: string, typed: string) => {
    const others = amounts.filter((one) => one.currency !== currency)
    const stated = { amount: Number(typed), currency }
    const isKnown = others.length < amounts.length
    if (typed === '') onChange(others)
    else onChange(isKnown ? amounts.map((one) => (one.currency === currency ? stated : one)) : [...amounts, stated])
  }
  return (
    <fieldset className="money-grid" id={id} aria-label={label}>
      {currencies.map((currency) => (
        <label key={currency}>
          <span>{currency}</span>
          <input
            className="input"
            type="number"
            min="0"
            step="any"
            disabled={Boolean(disabled)}
            value={amounts.find((one) => one.currency === currency)?.amount ?? ''}
            onChange={({ target }) => set(currency, target.value)}
          />
        </label>
      ))}
    </fieldset>
  )
}
