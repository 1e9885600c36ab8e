import { useEffect, useId, useRef } from 'react'

type CodeFieldProps = {
  readonly label: string
  /** Whether phones show the keyboard with digits. */
  readonly isNumeric?: boolean
  /** Whether it takes the focus where no dialog gives it. */
  readonly isFocused?: boolean
}

/** A field `code` for a code that is good once. */
export function CodeField({ label, isNumeric = false, isFocused = false }: CodeFieldProps) {
  const id = useId()
  const ref = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFocused) ref.current?.focus()
  }, [isFocused])
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      <input
        ref={ref}
        className="input"
        id={id}
        name="code"
        inputMode={isNumeric ? 'numeric' : 'text'}
        autoComplete={isNumeric ? 'one-time-code' : 'off'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={100}
        data-focused-first
        required
      />
    </div>
  )
}
