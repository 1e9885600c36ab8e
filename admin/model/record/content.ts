/** What a record says. */
export type Content = { readonly [property: string]: unknown }

/** As it is written to its file. */
export const format = (content: Content): string => `${JSON.stringify(content, null, 2)}\n`

/** The content of a JSON text; undefined where it cannot be read. */
export function readContent(text: string): Content | undefined {
  try {
    const content: unknown = JSON.parse(text)
    return typeof content === 'object' && content !== null && !Array.isArray(content) ? (content as Content) : undefined
  } catch {
    return undefined
  }
}
