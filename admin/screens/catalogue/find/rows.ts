import { type Landing, nameOf } from '../../../model/landings/landing.ts'

/** A landing with its searchable text in lower case, prepared once for searches at every key press. */
export type Row = { readonly landing: Landing; readonly text: string }

export function prepareRows(landings: readonly Landing[]): Row[] {
  return landings.map((landing) => ({ landing, text: textOf(landing).toLowerCase() }))
}

function textOf(landing: Landing): string {
  const { extends: parent, theme, market, dialog, section, tags, state, changedBy } = landing
  return [nameOf(landing), parent, theme, market, dialog, section, ...tags, state, changedBy].join('\n')
}
