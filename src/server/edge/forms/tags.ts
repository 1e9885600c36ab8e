/** A tag as the renderer writes it: lower-case names, values in double quotes. */
export type Tag = {
  readonly name: string
  readonly isEnd: boolean
  readonly attributes: ReadonlyMap<string, string>
  readonly start: number
  readonly end: number
}

/** The tags between two places of a document. */
export function readTags(html: string, from: number, to: number): Tag[] {
  const tag = /<(\/?)([a-z][a-z0-9]*)((?:\s+[\w:-]+(?:="[^"]*")?)*)\s*\/?>/gi
  return [...html.slice(from, to).matchAll(tag)].map(({ 0: whole, 1: slash, 2: name = '', 3: rest = '', index }) => ({
    name,
    isEnd: slash === '/',
    attributes: readAttributes(rest),
    start: from + index,
    end: from + index + whole.length,
  }))
}

function readAttributes(text: string): Map<string, string> {
  const pairs = [...text.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)]
  return new Map(pairs.map(([, name = '', value = '']) => [name.toLowerCase(), decode(value)]))
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

const decode = (text: string) => text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity)
