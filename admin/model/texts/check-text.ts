import { namesIn } from '../../../src/rules/names-in-braces.ts'
import { parseText } from './parse-text.ts'

/** What is wrong with a translation: its syntax, or {names} that the English text does not have. */
export function problemOfText(text: string, english: string): string | undefined {
  const own = namesOf(text)
  if (typeof own === 'string') return `Syntax error: ${own}.`
  const known = namesOf(english)
  if (typeof known === 'string') return undefined
  const foreign = [...own].filter((name) => !known.has(name))
  return foreign.length > 0 ? `The English text has no {${foreign.join('}, {')}}.` : undefined
}

type Names = ReadonlySet<string> | string

/** Cached, because every language is checked at each key press while only one changes. */
const known = new Map<string, Names>()
const mostKnown = 200

function namesOf(text: string): Names {
  const names = known.get(text) ?? readNames(text)
  if (known.size === mostKnown) known.clear()
  known.set(text, names)
  return names
}

/** The names in braces, in all plural forms; or the syntax error. */
function readNames(text: string): Names {
  // Most texts are plain: they need no parsing.
  if (!/[{}<']/.test(text)) return new Set()
  try {
    return new Set(namesIn(parseText(text)))
  } catch (error) {
    return (error as Error).message.toLowerCase().replaceAll('_', ' ')
  }
}
