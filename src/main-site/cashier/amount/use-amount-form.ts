import { type ReactNode, useState } from 'react'
import type { OfferedField } from '../../../contract/index.ts'
import { fieldProblem } from '../../../rules/entry/field-problem.ts'
import { focusField } from '../../parts/form/focus-field.ts'
import { type Failure, useRefusal } from '../../parts/form/use-refusal.tsx'

export type Entered = Readonly<Record<string, string>>

export type AmountRead = { readonly amount: number; readonly problem?: string }

type FormParts = {
  readonly fields: readonly OfferedField[]
  readonly readAmount: (typed: string) => AmountRead
  /** What is already known of the fields. */
  readonly known?: Entered
  /** Resolves with why it was refused, if it was. */
  readonly send: (amount: number, entered: Entered) => Promise<Failure | undefined>
}

/** What a limit that the player has set refuses with. */
const ofLimits: ReadonlySet<string | undefined> = new Set(['deposit-limit', 'self-excluded'])

/** What is typed into the form of a method, and what is wrong with it; a field's mistake is shown once it was left. */
export function useAmountForm({ fields, readAmount, known = {}, send }: FormParts) {
  const names = ['amount', ...fields.map(({ name }) => name)]
  const [typed, setTyped] = useState('')
  const [entered, setEntered] = useState(known)
  const [left, setLeft] = useState<readonly string[]>([])
  const refusal = useRefusal(names)
  const read = readAmount(typed)
  const problems = new Map([
    ['amount', read.problem],
    ...fields.map((field) => [field.name, fieldProblem(field, entered[field.name])] as const),
  ])

  function problemOf(name: string): ReactNode {
    return (left.includes(name) ? problems.get(name) : undefined) ?? refusal.about(name)
  }

  async function submit(): Promise<void> {
    setLeft(names)
    const first = names.find((name) => problems.get(name) !== undefined)
    if (first !== undefined) return focusField(first)
    refusal.forget()
    const refused = await send(read.amount, entered)
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
    problemOf,
    problem: refusal.rest,
    isLimited: ofLimits.has(refusal.code),
    leave: (name: string) => setLeft([...left, name]),
    type: changing(setTyped),
    enter: changing((name: string, text: string) => setEntered({ ...entered, [name]: text })),
    submit: () => void submit(),
  }
}
