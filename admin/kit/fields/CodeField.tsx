import { useEffect, useRef } from 'react'
import { TextField } from './TextField.tsx'

type CodeFieldProps = {
  readonly label: string
  /** Whether phones show the keyboard with digits. */
  readonly isNumeric?: boolean
  /** Whether it takes the focus where no dialog gives it. */
  readonly isFocused?: boolean
}

/** A field `code` for a code that is good once. */
export function CodeField({ label, isNumeric = false, isFocused = false }: CodeFieldProps) {
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFocused) ref.current?.focus()
  }, [isFocused])
  return (
    <TextField
      ref={ref}
      label={label}
      name="code"
      inputMode={isNumeric ? 'numeric' : 'text'}
      autoComplete={isNumeric ? 'one-time-code' : 'off'}
      autoCapitalize="none"
      spellCheck={false}
      maxLength={100}
      data-focused-first
      required
    />
  )
}
