import type { ReactNode } from 'react'
import { useText } from '../../ui/text.ts'
import { useFieldId } from './dialog-context.ts'

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
      <FieldProblems id={id} problems={problems} />
    </div>
  )
}

/** The problems of the field with this id, none of them shown at first. */
export function FieldProblems({ id, problems }: { readonly id: string; readonly problems: readonly string[] }) {
  const text = useText()
  return (
    <p className="problem" id={`${id}-problem`}>
      {problems.map((problem) => (
        <span key={problem} data-problem={problem} hidden>
          {text(`ui.problem.${problem}`)}
        </span>
      ))}
    </p>
  )
}
