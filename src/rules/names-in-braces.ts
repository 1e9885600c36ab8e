/** A part of a text in ICU message format; the options of a plural or a choice have parts of their own. */
export type TextPart = {
  readonly type: number
  readonly value?: string
  readonly options?: Readonly<Record<string, { readonly value: readonly TextPart[] }>>
}

/** The numbers of the types of parts in the parser. */
export const partTypes = { literal: 0, number: 2, date: 3, time: 4, select: 5, plural: 6, hash: 7 } as const

/** The names in braces, in all forms of a text. */
export const namesIn = (parts: readonly TextPart[]): string[] =>
  parts.flatMap(({ type, value, options }) => [
    ...(type !== partTypes.literal && type !== partTypes.hash && value ? [value] : []),
    ...Object.values(options ?? {}).flatMap((form) => namesIn(form.value)),
  ])

/** A value for each of them: what nobody knows stands as it is written. */
export const asWritten = (parts: readonly TextPart[]): Record<string, string> =>
  Object.fromEntries(namesIn(parts).map((name) => [name, `{${name}}`]))
