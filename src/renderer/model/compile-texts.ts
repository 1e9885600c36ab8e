import { IntlMessageFormat } from 'intl-messageformat'
import type { ParsedText, Text } from '../../ui/format-text.ts'

/** The texts of one language, by id: those without {values} as they are, the others parsed. */
export type LocaleTexts = ReadonlyMap<string, Text>

/** Parses every text once, where pages are made: the parser never reaches a visitor. Nothing in a text is markup. */
export function compileTexts(messages: Readonly<Record<string, string>>): LocaleTexts {
  return new Map(Object.entries(messages).map(([id, text]) => [id, compileText(text)]))
}

const literal = 0

function compileText(text: string): Text {
  const elements = new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst() as ParsedText
  const [first] = elements
  if (!first) return ''
  return elements.length === 1 && first.type === literal ? (first as { value: string }).value : elements
}
