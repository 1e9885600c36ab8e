import type { ReactNode } from 'react'
import { useText } from '../../ui/text.ts'
import { useFieldId, useReply } from './dialog-context.ts'

type FieldProps = {
  readonly name: string
  readonly label: string
  /** What can be wrong with the field; the texts stand ready, so that they can be shown before the application runs. */
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

/** What can be wrong with a field, nothing of it shown at first. */
export function FieldProblems({ name, problems }: Pick<FieldProps, 'name' | 'problems'>) {
  const text = useText()
  const id = useFieldId(name)
  const said = useReply()?.problem(name)
  return (
    <p className="problem" id={`${id}-problem`}>
      {problems.map((problem) => (
        <span key={problem} data-problem={problem} hidden={problem !== said}>
          {text(`ui.problem.${problem}`)}
        </span>
      ))}
    </p>
  )
}
