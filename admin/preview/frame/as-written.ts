import type { Page } from '../../../src/landing/page/page.ts'
import type { ParsedText } from '../../../src/ui/format-text.ts'
import { literal } from './marks.ts'

/** The page with values for all names in braces: one that nobody knows stands there as it is written. */
export function asWritten(page: Page): Page {
  const names = Object.values(page.texts).flatMap((text) => (typeof text === 'string' ? [] : namesIn(text)))
  return { ...page, values: { ...Object.fromEntries(names.map((name) => [name, `{${name}}`])), ...page.values } }
}

const namesIn = (parts: ParsedText): string[] =>
  parts.flatMap((part) => [
    ...(part.type !== literal && 'value' in part ? [part.value] : []),
    ...('options' in part ? Object.values(part.options).flatMap(({ value }) => namesIn(value)) : []),
  ])
