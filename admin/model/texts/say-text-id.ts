import { recordOfText } from '../../../src/rules/own-texts.ts'

/** A text of a single record by its place, "hero headline"; other texts by their ids. */
export function sayTextId(id: string): string {
  const record = recordOfText(id)
  return record === undefined ? id : id.split('.').slice(2).join(' ').replaceAll('-', ' ')
}
