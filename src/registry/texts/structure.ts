import { IntlMessageFormat } from 'intl-messageformat'

/** A part of a text, from one character to before another. */
export type Range = { readonly from: number; readonly to: number }

type Elements = ReturnType<NonNullable<typeof IntlMessageFormat.__parse>>
type Element = Elements[number]

const literal = 0

/** Most texts are plain: they need no parsing. */
const isPlain = (text: string) => !/[{}'<#]/.test(text)

/** The words of a text, without its {values}, its plurals' keys and other syntax; undefined if it is not in ICU format. */
export function wordRanges(text: string): readonly Range[] | undefined {
  if (isPlain(text)) return [{ from: 0, to: text.length }]
  const elements = parse(text)
  return elements && rangesOf(elements)
}

function rangesOf(elements: Elements): Range[] {
  return elements.flatMap((element) => {
    if ('options' in element) return Object.values(element.options).flatMap(({ value }) => rangesOf(value))
    const { location, type } = element
    return type === literal && location ? [{ from: location.start.offset, to: location.end.offset }] : []
  })
}

/** Whether two texts differ in their words alone: the same {values}, formats and plurals, in the same order. */
export function isSameButWords(one: string, other: string): boolean {
  if (isPlain(one) && isPlain(other)) return true
  const [before, after] = [parse(one), parse(other)]
  return before !== undefined && after !== undefined && syntaxOf(before) === syntaxOf(after)
}

function parse(text: string): Elements | undefined {
  try {
    return IntlMessageFormat.__parse?.(text, { ignoreTag: true, captureLocation: true })
  } catch {
    return undefined
  }
}

const syntaxOf = (elements: Elements): string =>
  JSON.stringify(withoutWords(elements), (key, value) => (key === 'location' ? undefined : value))

function withoutWords(elements: Elements): readonly unknown[] {
  return elements
    .filter(({ type }) => type !== literal)
    .map((element: Element) => {
      if (!('options' in element)) return element
      const options = Object.entries(element.options).map(([key, { value }]) => [key, withoutWords(value)])
      return { ...element, options }
    })
}
