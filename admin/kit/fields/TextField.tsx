import { type ComponentProps, type ReactNode, useId } from 'react'

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className'> & { readonly label: ReactNode }

/** An input with its label above it. */
export function TextField({ label, ...input }: TextFieldProps) {
  const id = useId()
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      <input autoComplete="off" {...input} className="input" id={id} />
    </div>
  )
}
