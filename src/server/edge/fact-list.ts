import { escapeHtml } from '../../rules/escape-html.ts'

export type Fact = readonly [name: string, value: string]

const longest = 500

/** Names and values as HTML; values are untrusted and may be of any length. */
export function factList(facts: readonly Fact[]): string {
  const rows = facts.map(
    ([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value.slice(0, longest))}</dd></div>`,
  )
  return `<dl>${rows.join('')}</dl>`
}
