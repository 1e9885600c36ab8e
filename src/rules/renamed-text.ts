/** A record's JSON with another name in it, otherwise as it was written. */
export function renamedText(text: string, key: string, name: string): string {
  const stated = new RegExp(`("${key}"\\s*:\\s*)"[^"\\n]*"`)
  const renamed = text.replace(stated, (_, start: string) => start + JSON.stringify(name))
  return isNamed(renamed, key, name) ? renamed : rewritten(text, key, name)
}

const isNamed = (text: string, key: string, name: string) => contentOf(text)?.[key] === name

/** Another property of the same name, deeper inside, came first. */
const rewritten = (text: string, key: string, name: string) =>
  `${JSON.stringify({ ...contentOf(text), [key]: name }, null, 2)}\n`

function contentOf(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
