import { usePage } from '../../ui/page.ts'
import type { DialogBlockProps } from '../dialog-block.ts'
import { useFieldId } from '../dialog-context.ts'
import { Field } from '../Field.tsx'

export function CurrencySelect({ block }: DialogBlockProps<'currency-select'>) {
  const id = useFieldId('currency')
  const { currencies, bonus } = usePage()
  return (
    <Field name="currency" label={block.label} problems={[]}>
      <select
        className="input currency-select"
        id={id}
        name="currency"
        autoComplete="transaction-currency"
        defaultValue={bonus.currency}
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
