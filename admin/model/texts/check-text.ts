import { parseText, partTypes, type TextPart } from './parse-text.ts'

/** What is wrong with a translation: its syntax, or {names} that the English text does not have. */
export function problemOfText(text: string, english: string): string | undefined {
  const own = namesIn(text)
  if (typeof own === 'string') return `Syntax error: ${own}.`
  const known = namesIn(english)
  if (typeof known === 'string') return undefined
  const foreign = [...own].filter((name) => !known.has(name))
  return foreign.length > 0 ? `The English text has no {${foreign.join('}, {')}}.` : undefined
}

type Names = ReadonlySet<string> | string

/** Cached, because every language is checked at each key press while only one changes. */
const known = new Map<string, Names>()
const mostKnown = 200

function namesIn(text: string): Names {
  const names = known.get(text) ?? readNames(text)
  if (known.size === mostKnown) known.clear()
  known.set(text, names)
  return names
}

/** The names in braces, in all plural forms; or the syntax error. */
function readNames(text: string): Names {
  const found = new Set<string>()
  // Most texts are plain: they need no parsing.
  if (!/[{}<']/.test(text)) return found
  try {
    collect(parseText(text), found)
    return found
  } catch (error) {
    return (error as Error).message.toLowerCase().replaceAll('_', ' ')
  }
}

function collect(parts: readonly TextPart[], found: Set<string>): void {
  for (const { type, value, options } of parts) {
    if (type !== partTypes.literal && type !== partTypes.hash && value) found.add(value)
    for (const branch of Object.values(options ?? {})) collect(branch.value, found)
  }
}
