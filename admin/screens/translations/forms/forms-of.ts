import { createIntl } from 'react-intl'
import { partTypes, type TextPart } from '../../../../src/rules/names-in-braces.ts'
import { parseText } from '../../../model/texts/parse-text.ts'

/** A text with certain values filled in; `when` describes them. */
export type Form = { readonly when: string; readonly text: string }

/** A value that selects one form of a text. */
type Choice = { readonly name: string; readonly value: string | number; readonly label: string }

const mostForms = 24

/** The forms of a text with plurals or choices in a language; a plain text has none. */
export function formsOf(text: string, tag: string): readonly Form[] {
  const parts = parseText(text)
  const branching = [...new Map(allParts(parts).flatMap((part) => choicesOf(part, tag))).values()]
  if (branching.length === 0) return []
  const intl = createIntl({ locale: tag, messages: { form: text } })
  const others = Object.fromEntries(allParts(parts).flatMap(exampleOf))
  return combine(branching)
    .slice(0, mostForms)
    .map((choices) => ({
      when: choices.map(({ label }) => label).join(', '),
      text: intl.formatMessage(
        { id: 'form' },
        { ...others, ...Object.fromEntries(choices.map(({ name, value }) => [name, value])) },
        { ignoreTag: true },
      ),
    }))
}

function allParts(parts: readonly TextPart[]): TextPart[] {
  return parts.flatMap((part) => [part, ...Object.values(part.options ?? {}).flatMap(({ value }) => allParts(value))])
}

function choicesOf({ type, value: name = '', options = {} }: TextPart, tag: string): [string, readonly Choice[]][] {
  const keys = Object.keys(options)
  if (type === partTypes.select) return [[name, keys.map((key) => ({ name, value: key, label: `${name}: ${key}` }))]]
  if (type !== partTypes.plural) return []
  const exact = keys.filter((key) => key.startsWith('=')).map((key) => Number(key.slice(1)))
  const numbers = [...new Set([...exact, ...exampleNumbers(tag)])].sort((one, other) => one - other)
  return [[name, numbers.map((value) => ({ name, value, label: `${name} = ${value}` }))]]
}

const candidates = [...Array.from({ length: 200 }, (_, number) => number), 1000, 1_000_000, 0.5, 1.5]

/** The smallest number of each of a language's plural categories; a fraction only where nothing else has its category. */
export function exampleNumbers(tag: string): number[] {
  const rules = new Intl.PluralRules(tag)
  const first = new Map<string, number>()
  for (const number of candidates) {
    const category = rules.select(number)
    if (!first.has(category)) first.set(category, number)
  }
  return [...first.values()].sort((one, other) => one - other)
}

/** An example of a value to fill in: its name, a number or a date. */
function exampleOf({ type, value: name }: TextPart): [string, Example][] {
  if (!name || type === partTypes.literal || type === partTypes.hash) return []
  if (type === partTypes.number) return [[name, 1234]]
  if (type === partTypes.date || type === partTypes.time) return [[name, new Date(2026, 10, 21, 18, 30)]]
  return [[name, `{${name}}`]]
}

type Example = string | number | Date

function combine(all: readonly (readonly Choice[])[]): Choice[][] {
  return all.reduce<Choice[][]>((before, choices) => before.flatMap((one) => choices.map((two) => [...one, two])), [[]])
}
