import { searchable } from '../../../kit/search/words.ts'
import { type Landing, nameOf } from '../../../model/landings/landing.ts'

/** A landing with its searchable text, prepared once for searches at every key press. */
export type Row = { readonly landing: Landing; readonly text: string }

export function prepareRows(landings: readonly Landing[]): Row[] {
  return landings.map((landing) => ({ landing, text: searchable(nameOf(landing), textOf(landing)) }))
}

function textOf(landing: Landing): string {
  const { extends: parent, theme, market, dialog, bonus, section, tags, state, changedBy } = landing
  return [parent, theme, market, dialog, bonus, section, ...tags, state, changedBy].join('\n')
}

/** Rows whose landings show what was typed are found by it, too. */
export function withShown(rows: readonly Row[], typed: string, slugs: readonly string[]): readonly Row[] {
  if (slugs.length === 0) return rows
  const showing = new Set(slugs)
  const words = searchable(typed)
  return rows.map((row) => (showing.has(row.landing.slug) ? { ...row, text: `${row.text}\n${words}` } : row))
}
