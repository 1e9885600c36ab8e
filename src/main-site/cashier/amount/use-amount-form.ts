import { useRef, useState } from 'react'
import { wrongFields } from '../../../rules/cashier/method-fields.ts'
import { useText } from '../../../ui/text.ts'
import { newId } from '../../../visitor/new-id.ts'
import { problemOf } from '../parts/problem-of.ts'
import { useAmountWords } from '../parts/use-amount-words.ts'
import { type Method, useCashier } from '../state/cashier.ts'
import { goOn } from '../state/use-place.ts'
import { useSending } from '../state/use-sending.ts'

type Refused = { readonly text: string; readonly location?: string | undefined }

/** What is typed into the form of a method, what is wrong with it, and how it is sent. */
export function useAmountForm(method: Method) {
  const text = useText()
  const { calls, keep, methods } = useCashier()
  const [typed, setTyped] = useState('')
  const [entered, setEntered] = useState<Readonly<Record<string, string>>>({})
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<Refused>()
  const { sending, send } = useSending()
  const requestOf = useRequestId()
  const read = useAmountWords(methods.currency, method)(typed)
  const wrong = wrongFields(method.fields, entered)

  function shownProblem(name: string): string | undefined {
    if (refused?.location === name) return text(refused.text)
    if (!left.has(name)) return undefined
    if (name === 'amount') return read.problem
    return wrong.includes(name) ? method.fields.find((field) => field.name === name)?.problem : undefined
  }

  async function submit(): Promise<void> {
    setLeft(new Set(['amount', ...method.fields.map(({ name }) => name)]))
    const [first] = [...(read.problem ? ['amount'] : []), ...wrong]
    if (first !== undefined) return focusOn(first)
    const fields = Object.entries(entered).map(([name, value]) => ({ name, text: value }))
    const asked = { method: method.id, amount: read.amount, fields }
    const body = { ...asked, request_id: requestOf(asked) }
    setRefused(undefined)
    const outcome = await send(() => calls.ask('start-deposit', { body }))
    if (outcome?.kind === 'failure') setRefused(problemOf(outcome))
    if (outcome?.kind !== 'answer') return
    keep(outcome.content.deposit)
    goOn({ kind: 'deposit', id: outcome.content.deposit.id, hasPaid: false })
  }

  const isAboutField = ['amount', ...method.fields.map(({ name }) => name)].includes(refused?.location ?? '')
  return {
    typed,
    entered,
    read,
    sending,
    shownProblem,
    problem: refused && !isAboutField ? text(refused.text) : undefined,
    leave: (name: string) => setLeft((before) => new Set([...before, name])),
    type(changed: string) {
      setRefused(undefined)
      setTyped(changed)
    },
    enter(name: string, changed: string) {
      setRefused(undefined)
      setEntered((before) => ({ ...before, [name]: changed }))
    },
    submit: () => void submit(),
  }
}

const focusOn = (name: string) => document.querySelector<HTMLInputElement>(`.cashier [name="${name}"]`)?.focus()

/** The same question has the same id, so that it is answered once even if its answer is lost on the way. */
function useRequestId() {
  const last = useRef({ asked: '', id: '' })
  return (question: object): string => {
    const asked = JSON.stringify(question)
    if (last.current.asked !== asked) last.current = { asked, id: newId() }
    return last.current.id
  }
}
