import type { SeenBy } from '../protocol/visitor.ts'

const clock = Date.now
const matchMedia = window.matchMedia.bind(window)

/** The media queries that depend on the visitor, with queries that are always or never true in their place. */
const reducedMotion = [
  [/\(prefers-reduced-motion:\s*reduce\)/g, '(min-width:0)'],
  [/\(prefers-reduced-motion:\s*no-preference\)/g, '(max-width:0)'],
] as const
const withoutScripting = [[/\(scripting:\s*none\)/g, '(min-width:0)']] as const

/** Sets the clock and the media queries of this window to those of the visitor. */
export function emulateVisitor({ isStill, now }: SeenBy): void {
  const shift = now === null ? 0 : now - clock()
  Date.now = shift === 0 ? clock : () => clock() + shift
  window.matchMedia = isStill ? (query) => matchMedia(replaced(query, reducedMotion)) : matchMedia
}

/** A style sheet as it applies in the visitor's browser. */
export function styleFor(css: string, { isStill, hasScript }: SeenBy): string {
  return replaced(replaced(css, isStill ? reducedMotion : []), hasScript ? [] : withoutScripting)
}

function replaced(text: string, pairs: readonly (readonly [RegExp, string])[]): string {
  return pairs.reduce((result, [pattern, other]) => result.replaceAll(pattern, other), text)
}
