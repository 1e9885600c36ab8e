import type { SentForm } from '../../../rules/form/fields/field-rule.ts'
import type { FormInput } from '../../../rules/form/fields/fields.ts'

/** Reads a submitted form. Values outside a list of choices are replaced by the list's default. */
export function readSent(inputs: readonly FormInput[], body: URLSearchParams): SentForm {
  const known = new Map(inputs.map((input) => [input.name, input]))
  const text = (name: string) => {
    const { choices, initial } = known.get(name) ?? { choices: [''] }
    const sent = body.get(name) ?? ''
    if (!choices) return sent
    return body.has(name) && choices.includes(sent) ? sent : (initial ?? choices[0] ?? '')
  }
  return { has: (name) => known.has(name), text, isTicked: (name) => known.has(name) && body.has(name) }
}
