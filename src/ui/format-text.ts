import { type Formatters, formatToParts, IntlMessageFormat } from 'intl-messageformat'
import { formatNumber, type NumberStyle } from '../rules/money.ts'

/** A message with placeholders, parsed at build time. */
export type ParsedText = ReturnType<IntlMessageFormat['getAst']>

/** A plain string if the message has no {values}, otherwise the parsed message. */
export type Text = string | ParsedText

type Values = Readonly<Record<string, string | number>>

/**
 * Only a part of intl-messageformat: all of react-intl would add 8 KB to each page, and the class asks
 * `Intl.NumberFormat` for its languages. Its first use costs a slow phone 60 ms, just when the page comes alive; so
 * pages also pass how their language writes numbers.
 */
export function formatText(text: Text, tag: string, values: Values, numbers?: NumberStyle): string {
  if (typeof text === 'string') return text
  const parts = formatToParts(text, tag, formattersWith(tag, numbers), IntlMessageFormat.formats, { ...values })
  return parts.map(({ value }) => value).join('')
}

function formattersWith(tag: string, numbers: NumberStyle | undefined): Formatters {
  return {
    getNumberFormat: (tags, options) => {
      if (!numbers || options) return new Intl.NumberFormat(tags, options)
      return { format: (value: number) => formatNumber(value, numbers) } as Intl.NumberFormat
    },
    getDateTimeFormat: (...args) => new Intl.DateTimeFormat(...args),
    // Plurals do not depend on the digits that a tag asks for, and those cost a slow phone 30 ms.
    getPluralRules: (_, options) => new Intl.PluralRules(tag.replace(/-u-.*/, ''), options),
  }
}
