import { useState } from 'react'
import { flushSync } from 'react-dom'
import { focusField } from './focus-field.ts'
import { type Failure, fieldOf, useRefusal } from './use-refusal.tsx'
import { useSending } from './use-sending.ts'

export type Values<Name extends string> = Readonly<Record<Name, string>>

export type Outcome<Answer> =
  | { readonly kind: 'answer'; readonly content: Answer }
  | ({ readonly kind: 'failure' } & Failure)

type Rules<Name extends string, Answer> = {
  /** What stands in the fields at first, in their order. */
  readonly first: Values<Name>
  /** What is wrong with a field; a mistake is shown once the field was left. */
  readonly problemOf?: (name: Name, values: Values<Name>) => string | undefined
  /** How the server calls fields that the form calls otherwise. */
  readonly names?: Readonly<Record<string, NoInfer<Name>>>
  readonly send: (values: Values<Name>) => Promise<Outcome<Answer>>
  readonly done: (answer: Answer) => void
}

export type OwnForm<Name extends string> = ReturnType<typeof useForm<Name, unknown>>

const accepted = () => undefined

/** A form of texts: what is typed, what is wrong with it, and sending it. */
export function useForm<Name extends string, Answer>({
  first,
  problemOf = accepted,
  names = {},
  send,
  done,
}: Rules<Name, Answer>) {
  const fields = Object.keys(first) as Name[]
  const [values, setValues] = useState(first)
  const [left, setLeft] = useState<readonly Name[]>([])
  const refusal = useRefusal(fields, names)
  const sender = useSending()

  async function submit(form: HTMLFormElement): Promise<void> {
    setLeft(fields)
    const wrong = fields.find((name) => problemOf(name, values) !== undefined)
    if (wrong !== undefined) return focusField(wrong, form)
    refusal.forget()
    const outcome = await sender.send(() => send(values))
    if (outcome?.kind === 'answer') return done(outcome.content)
    if (!outcome) return
    // The field that the answer asks for may appear with it.
    flushSync(() => refusal.take(outcome))
    const refused = fieldOf(outcome, names)
    if (refused !== undefined) focusField(refused, form)
  }

  return {
    values,
    sending: sender.sending,
    /** What the server found wrong, if it is about no field. */
    problem: refusal.rest,
    /** The properties of a field. */
    field: (name: Name) => ({
      name: name as string,
      value: values[name],
      problem: (left.includes(name) ? problemOf(name, values) : undefined) ?? refusal.about(name),
      onBlur: () => values[name] !== '' && setLeft((before) => [...before, name]),
      change(value: string) {
        refusal.forget()
        setValues((before) => ({ ...before, [name]: value }))
      },
    }),
    submit: (form: HTMLFormElement) => void submit(form),
  }
}
