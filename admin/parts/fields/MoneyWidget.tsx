import type { WidgetProps } from '@rjsf/utils'
import { useState } from 'react'
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
        <Amount
          key={currency}
          currency={currency}
          amount={amounts.find((one) => one.currency === currency)?.amount}
          isDisabled={Boolean(disabled)}
          onType={(typed) => set(currency, typed)}
        />
      ))}
    </fieldset>
  )
}

type AmountProps = {
  readonly currency: string
  readonly amount: number | undefined
  readonly isDisabled: boolean
  readonly onType: (typed: string) => void
}

/** While it is typed, the field has what is typed, however long the record takes to follow. */
function Amount({ currency, amount, isDisabled, onType }: AmountProps) {
  const [typed, setTyped] = useState<string>()
  const type = (next: string) => {
    setTyped(next)
    onType(next)
  }
  return (
    <label>
      <span>{currency}</span>
      <input
        className="input"
        type="number"
        min="0"
        step="any"
        disabled={isDisabled}
        value={typed ?? amount ?? ''}
        onChange={({ target }) => type(target.value)}
        onBlur={() => setTyped(undefined)}
      />
    </label>
  )
}
