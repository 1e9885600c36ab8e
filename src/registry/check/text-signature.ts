import { IntlMessageFormat } from 'intl-messageformat'

/** The {values} of a text, and what sort each is of. */
export type Signature = ReadonlyMap<string, string>

export type ParsedText = { readonly signature: Signature } | { readonly error: string }

/** The names of the {values} in a text; undefined if it is not in ICU format. */
export function valuesIn(text: string): readonly string[] | undefined {
  const parsed = parseText(text)
  return 'error' in parsed ? undefined : [...parsed.signature.keys()]
}

type Elements = ReturnType<NonNullable<typeof IntlMessageFormat.__parse>>

const plain: ParsedText = { signature: new Map() }

export function parseText(text: string): ParsedText {
  // Without a brace, everything is literal.
  if (!text.includes('{')) return plain
  try {
    const elements = IntlMessageFormat.__parse?.(text, { ignoreTag: true })
    const signature = new Map<string, string>()
    collectArguments(elements ?? [], signature)
    return { signature }
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) }
  }
}

/** ICU's names of the argument types, by the parser's element types. */
const argumentSorts: Readonly<Record<number, string>> = {
  1: 'value',
  2: 'number',
  3: 'date',
  4: 'time',
  5: 'select',
  6: 'plural',
}

function collectArguments(elements: Elements, signature: Map<string, string>): void {
  for (const element of elements) {
    const sort = argumentSorts[element.type]
    if (sort && 'value' in element && typeof element.value === 'string') signature.set(element.value, sort)
    requireFormat(element)
    if ('options' in element)
      for (const option of Object.values(element.options)) collectArguments(option.value, signature)
  }
}

/** Throws if a number or date has format options that no browser supports. */
function requireFormat(element: Elements[number]): void {
  if (!('style' in element) || typeof element.style !== 'object' || !element.style) return
  const { parsedOptions } = element.style
  if (argumentSorts[element.type] === 'number') new Intl.NumberFormat('en', parsedOptions)
  else new Intl.DateTimeFormat('en', parsedOptions as Intl.DateTimeFormatOptions)
}
