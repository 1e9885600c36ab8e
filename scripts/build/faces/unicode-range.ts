type Span = readonly [first: number, last: number]

/** Whether a CSS unicode-range, such as `U+20-7E,U+20B9`, contains a character. */
export function isIn(range: string, character: string): boolean {
  const code = character.codePointAt(0) ?? -1
  return spansOf(range).some(([first, last]) => first <= code && code <= last)
}

/** Each range is asked for many characters. */
const known = new Map<string, readonly Span[]>()

function spansOf(range: string): readonly Span[] {
  const spans = known.get(range) ?? range.split(',').map(spanOf)
  known.set(range, spans)
  return spans
}

function spanOf(part: string): Span {
  const [first = 0, last = first] = part
    .replace('U+', '')
    .split('-')
    .map((hex) => Number.parseInt(hex, 16))
  return [first, last]
}

/** The range of some characters. */
export function rangeOf(characters: string): string {
  const codes = [...new Set(characters)].map((one) => one.codePointAt(0) ?? 0).sort((one, other) => one - other)
  const runs: [first: number, last: number][] = []
  for (const code of codes) {
    const run = runs.at(-1)
    if (run && run[1] + 1 === code) run[1] = code
    else runs.push([code, code])
  }
  return runs.map(([first, last]) => `U+${hex(first)}${first === last ? '' : `-${hex(last)}`}`).join(',')
}

const hex = (code: number) => code.toString(16).toUpperCase()
