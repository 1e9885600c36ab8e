/** What is searched for, as the address of the screen states it. */
export type PlayerSearch = { readonly text?: string }

export function searchOf(search: Readonly<Record<string, unknown>>): PlayerSearch {
  const text = String(search['text'] ?? '')
  return text ? { text } : {}
}
