import type { InputHTMLAttributes } from 'react'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'

type FieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> &
  FieldWords & {
    readonly value: string
    readonly change: (value: string) => void
  }

/** A line of text. */
export function Field({ label, value, change, hint, problem, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} problem={problem}>
      {(tied) => <input {...input} {...tied} value={value} onChange={({ target }) => change(target.value)} />}
    </FieldFrame>
  )
}
