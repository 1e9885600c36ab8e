import type { ReactNode } from 'react'
import { useText } from '../../ui/text.ts'
import { useFieldId, useReply } from './dialog-context.ts'

type FieldProps = {
  readonly name: string
  readonly label: string
  /** The problems a field can have. Their texts are in the document, ready before the application is loaded. */
  readonly problems: readonly string[]
  readonly children: ReactNode
}

export function Field({ name, label, problems, children }: FieldProps) {
  const id = useFieldId(name)
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {useText()(label)}
      </label>
      {children}
      <FieldProblems name={name} problems={problems} />
    </div>
  )
}

/** The texts of a field's problems, initially hidden. */
export function FieldProblems({ name, problems }: Pick<FieldProps, 'name' | 'problems'>) {
  const text = useText()
  const id = useFieldId(name)
  const shown = useReply()?.problem(name)
  return (
    <p className="problem" id={`${id}-problem`}>
      {problems.map((problem) => (
        <span key={problem} data-problem={problem} hidden={problem !== shown}>
          {text(`ui.problem.${problem}`)}
        </span>
      ))}
    </p>
  )
}
