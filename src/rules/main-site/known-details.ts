import type { EntryField } from '../../contract/index.ts'
import { fieldProblem } from '../entry/field-problem.ts'

/** What is known about who receives the money. */
export type Person = {
  readonly first_name?: string | null | undefined
  readonly last_name?: string | null | undefined
  readonly phone?: string | null | undefined
}

const fullName = ({ first_name, last_name }: Person) => [first_name, last_name].filter(Boolean).join(' ')

/** By the names of fields; the first that the field accepts. */
const candidates: Readonly<Record<string, (person: Person) => readonly string[]>> = {
  'account-name': (person) => [fullName(person)],
  'card-holder': (person) => [fullName(person)],
  phone: ({ phone }) => (phone ? [phone, phone.replace(/^\+91/, '')] : []),
}

/** What a player need not type: the profile says it, and the form accepts it. */
export function knownDetails(fields: readonly EntryField[], person: Person): Readonly<Record<string, string>> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const accepted = candidates[field.name]?.(person).find((text) => fieldProblem(field, text) === undefined)
      return accepted === undefined ? [] : [[field.name, accepted]]
    }),
  )
}
