import { IntlMessageFormat } from 'intl-messageformat'
import type { TextPart } from '../../../src/rules/names-in-braces.ts'

/** The parts of a text, without markup; throws at a syntax error. */
export function parseText(text: string): readonly TextPart[] {
  return new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst() as readonly TextPart[]
}
