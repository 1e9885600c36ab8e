import { useLayoutEffect, useRef } from 'react'
import { useJourney } from '../../page/journey.ts'
import { usePage } from '../../page/page.ts'
import type { DialogBlockProps } from '../dialog-block.ts'
import { useFieldId, useReply } from '../dialog-context.ts'
import { Field } from '../Field.tsx'

export function CurrencySelect({ block }: DialogBlockProps<'currency-select'>) {
  const id = useFieldId('currency')
  const { currencies, bonus } = usePage()
  const { askedCurrency } = useJourney()
  const select = useRef<HTMLSelectElement>(null)
  useLayoutEffect(() => {
    // Before the registration has read the campaign and the form, the visitor's choice is only in the form.
    if (askedCurrency && select.current) select.current.value = askedCurrency
  })
  return (
    <Field name="currency" label={block.label} problems={[]}>
      <select
        ref={select}
        className="input currency-select"
        id={id}
        name="currency"
        autoComplete="transaction-currency"
        defaultValue={useReply()?.chosen('currency') ?? bonus.currency}
      >
        {currencies.map(({ code, symbol }) => (
          <option key={code} value={code}>
            {`${code} · ${symbol}`}
          </option>
        ))}
      </select>
    </Field>
  )
}
