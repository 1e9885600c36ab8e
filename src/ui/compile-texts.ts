import { IntlMessageFormat } from 'intl-messageformat'
import type { ParsedText, Text } from './format-text.ts'

/** The texts of one language by id: plain strings, or parsed messages if they have {values}. */
export type LocaleTexts = {
  readonly get: (id: string) => Text | undefined
  readonly keys: () => Iterable<string>
}

/**
 * Parses texts at build time, so that pages need no parser. Each is parsed once, on first use:
 * most pages use few texts. Texts contain no markup.
 */
export function compileTexts(messages: Readonly<Record<string, string>>): LocaleTexts {
  const known = new Map<string, Text>()
  return {
    get(id) {
      if (!known.has(id) && Object.hasOwn(messages, id)) known.set(id, compileText(messages[id] ?? ''))
      return known.get(id)
    },
    keys: () => Object.keys(messages),
  }
}

const literal = 0

function compileText(text: string): Text {
  const elements = new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst() as ParsedText
  const [first] = elements
  if (!first) return ''
  return elements.length === 1 && first.type === literal ? (first as { value: string }).value : elements
}
