import type { Filling } from '../../rules/form/fields/field-rule.ts'
import type { FieldProblem } from '../../rules/form/fields/problem.ts'
import { useText } from '../../ui/text.ts'
import type { FormReply } from '../dialogs/dialog-context.ts'
import type { Journey } from '../page/journey.ts'

/** The result of a form submitted without JavaScript. */
export type ReplyData = {
  readonly filling: Filling
  /** By input name; the first one gets the focus. */
  readonly problems: ReadonlyMap<string, FieldProblem>
  /** The id of a text. */
  readonly notice?: NoticeProps | undefined
  readonly journey: Partial<Journey>
}

/** Fills in the form's values and marks its problems. */
export function replyOf({ filling, problems, notice }: ReplyData): FormReply {
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
