import { IntlMessageFormat } from 'intl-messageformat'

/** A part of a text in ICU message format; the options of a plural or a choice have parts of their own. */
export type TextPart = {
  readonly type: number
  readonly value?: string
  readonly options?: Readonly<Record<string, { readonly value: readonly TextPart[] }>>
}

/** The numbers of the types of parts in the parser. */
export const partTypes = { literal: 0, number: 2, date: 3, time: 4, select: 5, plural: 6, hash: 7 } as const

/** The parts of a text, without markup; throws at a syntax error. */
export function parseText(text: string): readonly TextPart[] {
  return new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst() as readonly TextPart[]
}
