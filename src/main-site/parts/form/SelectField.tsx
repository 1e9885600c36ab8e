import type { SelectHTMLAttributes } from 'react'
import { useText } from '../../../ui/text.ts'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'

type SelectFieldProps = Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value'> &
  FieldWords & {
    /** Empty while nothing is chosen. */
    readonly value: string
    readonly change: (value: string) => void
    readonly options: readonly { readonly value: string; readonly name: string }[]
  }

/** One of several options. */
export function SelectField({ label, value, change, options, hint, problem, ...select }: SelectFieldProps) {
  const text = useText()
  return (
    <FieldFrame label={label} hint={hint} problem={problem}>
      {(tied) => (
        <select {...select} {...tied} value={value} onChange={({ target }) => change(target.value)}>
          {value === '' && <option value="">{text('site.tool.choose')}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.name}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}
