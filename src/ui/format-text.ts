import { IntlMessageFormat } from 'intl-messageformat'

/** A text of several parts, parsed where pages are made. */
export type ParsedText = ReturnType<IntlMessageFormat['getAst']>

/** A text without {values} as it is, any other one parsed. */
export type Text = string | ParsedText

type Values = Readonly<Record<string, string | number>>

const known = new WeakMap<ParsedText, IntlMessageFormat>()

// The message format alone: the rest of its family (dates, lists, React components) would cost each visitor 8 KB.
export function formatText(text: Text, tag: string, values: Values): string {
  if (typeof text === 'string') return text
  const format = known.get(text) ?? new IntlMessageFormat(text, tag)
  known.set(text, format)
  return String(format.format({ ...values }))
}
