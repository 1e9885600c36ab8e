import type { SeenBy } from '../protocol/visitor.ts'

const clock = Date.now
const ask = window.matchMedia.bind(window)

/** The queries of a visitor who asks for less motion, or whose browser runs no scripts, and what is always so, or never. */
const stillness = [
  [/\(prefers-reduced-motion:\s*reduce\)/g, '(min-width:0)'],
  [/\(prefers-reduced-motion:\s*no-preference\)/g, '(max-width:0)'],
] as const
const scriptless = [[/\(scripting:\s*none\)/g, '(min-width:0)']] as const

/** Makes clock and media queries of this window those of the visitor. */
export function setCircumstances({ isStill, now }: SeenBy): void {
  const shift = now === null ? 0 : now - clock()
  Date.now = shift === 0 ? clock : () => clock() + shift
  window.matchMedia = isStill ? (query) => ask(replaced(query, stillness)) : ask
}

/** A style sheet as the visitor's browser reads it. */
export function styleFor(css: string, { isStill, hasScript }: SeenBy): string {
  return replaced(replaced(css, isStill ? stillness : []), hasScript ? [] : scriptless)
}

function replaced(text: string, pairs: readonly (readonly [RegExp, string])[]): string {
  return pairs.reduce((result, [pattern, other]) => result.replaceAll(pattern, other), text)
}
