import { useState } from 'react'
import { fieldProblem } from '../../../rules/entry/field-problem.ts'
import { focusField } from '../../parts/form/focus-field.ts'
import { useRefusal } from '../../parts/form/use-refusal.ts'
import { useAmountWords } from '../parts/use-amount-words.ts'
import { type Method, useCashier } from '../state/cashier.ts'
import { useStart } from './use-start.ts'

/** What a limit that the player has set refuses with. */
const ofLimits: ReadonlySet<string | undefined> = new Set(['deposit-limit', 'self-excluded'])

/** What is typed into the form of a method, and what is wrong with it; a field's mistake is shown once it was left. */
export function useAmountForm(method: Method) {
  const names = ['amount', ...method.fields.map(({ name }) => name)]
  const [typed, setTyped] = useState('')
  const [entered, setEntered] = useState<Readonly<Record<string, string>>>({})
  const [left, setLeft] = useState<readonly string[]>([])
  const refusal = useRefusal(names)
  const { sending, start } = useStart(method)
  const read = useAmountWords(useCashier().methods.currency, method)(typed)
  const problems = new Map([
    ['amount', read.problem],
    ...method.fields.map((field) => [field.name, fieldProblem(field, entered[field.name])] as const),
  ])

  function problemOf(name: string): string | undefined {
    return (left.includes(name) ? problems.get(name) : undefined) ?? refusal.about(name)
  }

  async function submit(): Promise<void> {
    setLeft(names)
    const first = names.find((name) => problems.get(name) !== undefined)
    if (first !== undefined) return focusField(first)
    refusal.forget()
    const refused = await start(read.amount, entered)
    if (refused) refusal.take(refused)
  }

  const changing = <Values extends unknown[]>(change: (...values: Values) => void) => {
    return (...values: Values) => {
      refusal.forget()
      change(...values)
    }
  }
  return {
    typed,
    entered,
    read,
    sending,
    problemOf,
    problem: refusal.rest,
    isLimited: ofLimits.has(refusal.code),
    leave: (name: string) => setLeft([...left, name]),
    type: changing(setTyped),
    enter: changing((name: string, text: string) => setEntered({ ...entered, [name]: text })),
    submit: () => void submit(),
  }
}
