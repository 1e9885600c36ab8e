import { type ComponentProps, useId } from 'react'

type NoteFieldProps = Pick<ComponentProps<'textarea'>, 'name' | 'rows' | 'required'> & {
  readonly label: string
  /** In a dialog: the focus starts here. */
  readonly 'data-focused-first'?: boolean
}

/** A field for some lines, with its label above it. */
export function NoteField({ label, ...field }: NoteFieldProps) {
  const id = useId()
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      <textarea maxLength={500} {...field} className="input" id={id} />
    </div>
  )
}
