import { IntlMessageFormat } from 'intl-messageformat'

/** A part of a text as the message format reads it; branches by plural or choice have their own parts. */
export type TextPart = {
  readonly type: number
  readonly value?: string
  readonly options?: Readonly<Record<string, { readonly value: readonly TextPart[] }>>
}

/** The kinds of parts, as the message format numbers them. */
export const partTypes = { literal: 0, number: 2, date: 3, time: 4, select: 5, plural: 6, hash: 7 } as const

/** The parts of a text, in which nothing is markup; a text that breaks the rules of the format throws. */
export function parseText(text: string): readonly TextPart[] {
  return new IntlMessageFormat(text, 'en', undefined, { ignoreTag: true }).getAst() as readonly TextPart[]
}
