import { IntlMessageFormat } from 'intl-messageformat'

/** A message with placeholders, parsed at build time. */
export type ParsedText = ReturnType<IntlMessageFormat['getAst']>

/** A plain string if the message has no {values}, otherwise the parsed message. */
export type Text = string | ParsedText

type Values = Readonly<Record<string, string | number>>

const known = new WeakMap<ParsedText, IntlMessageFormat>()

// Only intl-messageformat: all of react-intl would add 8 KB to each page.
export function formatText(text: Text, tag: string, values: Values): string {
  if (typeof text === 'string') return text
  const format = known.get(text) ?? new IntlMessageFormat(text, tag)
  known.set(text, format)
  return String(format.format({ ...values }))
}
