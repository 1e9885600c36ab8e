import type { Filling } from '../../rules/form/fields/field-rule.ts'
import type { FieldProblem } from '../../rules/form/fields/problem.ts'
import { useText } from '../../ui/text.ts'
import type { FormReply } from '../dialogs/dialog-context.ts'
import type { Journey } from '../page/journey.ts'

/** What a visitor without scripts is told of a form that was sent. */
export type Told = {
  readonly filling: Filling
  /** By the names of the inputs; the first of them gets the focus. */
  readonly problems: ReadonlyMap<string, FieldProblem>
  /** The id of a text. */
  readonly notice?: NoticeProps | undefined
  readonly journey: Partial<Journey>
}

/** The form as it was left, and with what is wrong. */
export function replyOf({ filling, problems, notice }: Told): FormReply {
  const [first] = problems.keys()
  const textOf = (name: string) => (typeof filling[name] === 'string' ? filling[name] : undefined)
  return {
    input(name) {
      const value = filling[name]
      const mark = problems.has(name) && ({ 'aria-invalid': true, autoFocus: name === first } as const)
      return { ...mark, ...(typeof value === 'boolean' ? { defaultChecked: value } : { defaultValue: value }) }
    },
    chosen: textOf,
    problem: (name) => problems.get(name),
    notice: notice && <Notice {...notice} />,
  }
}

type NoticeProps = { readonly text: string; readonly isGood: boolean }

function Notice({ text, isGood }: NoticeProps) {
  return (
    <p className={isGood ? 'promo-accepted' : 'problem'} role={isGood ? 'status' : 'alert'}>
      {useText()(text)}
    </p>
  )
}
