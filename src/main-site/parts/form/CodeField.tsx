import type { ComponentProps } from 'react'
import { Field } from './Field.tsx'

/** A code of digits, out of a message or an app. */
export function CodeField(field: ComponentProps<typeof Field>) {
  return <Field {...field} inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
}
