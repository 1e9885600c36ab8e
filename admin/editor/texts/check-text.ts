import { IntlMessageFormat } from 'intl-messageformat'

type Part = {
  readonly type: number
  readonly value?: string
  readonly options?: Readonly<Record<string, { value: Part[] }>>
}

const literal = 0
const hash = 7

/** What is wrong with a translation: how it is written, or which {names} it has that English has not. */
export function problemOfText(text: string, english: string): string | undefined {
  const own = namesIn(text)
  if (typeof own === 'string') return `This cannot be read: ${own}.`
  const known = namesIn(english)
  if (typeof known === 'string') return undefined
  const foreign = [...own].filter((name) => !known.has(name))
  return foreign.length > 0 ? `English has no {${foreign.join('}, {')}}.` : undefined
}

type Names = ReadonlySet<string> | string

/** Thirteen languages are looked at with each key, and twelve of them have not changed. */
const known = new Map<string, Names>()
const mostKnown = 200

function namesIn(text: string): Names {
  const names = known.get(text) ?? readNames(text)
  if (known.size === mostKnown) known.clear()
  known.set(text, names)
  return names
}

/** The names in braces, in all branches; or why the text is no text. */
function readNames(text: string): Names {
  try {
    const found = new Set<string>()
    collect(new IntlMessageFormat(text, 'en').getAst() as readonly Part[], found)
    return found
  } catch (error) {
    return (error as Error).message.toLowerCase().replaceAll('_', ' ')
  }
}

function collect(parts: readonly Part[], found: Set<string>): void {
  for (const { type, value, options } of parts) {
    if (type !== literal && type !== hash && value) found.add(value)
    for (const branch of Object.values(options ?? {})) collect(branch.value, found)
  }
}
