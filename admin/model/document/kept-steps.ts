import { isSame } from '../../../src/registry/overrides/difference.ts'
import type { Content } from '../record/content.ts'
import type { History } from './history.ts'

const keyOf = (record: string) => `steps of ${record}`

/** The undo history of before a reload, provided that the record is still the same. */
export function keptSteps(
  storage: Pick<Storage, 'getItem'>,
  record: string,
  present: Content,
): History<Content> | undefined {
  const kept = storage.getItem(keyOf(record))
  const history = kept === null ? undefined : (JSON.parse(kept) as History<Content>)
  return history && isSame(history.present, present) ? history : undefined
}

export function keepSteps(storage: Pick<Storage, 'setItem'>, record: string, history: History<Content>): void {
  try {
    storage.setItem(keyOf(record), JSON.stringify(history))
  } catch {
    // With full storage only the undo history is lost at a reload.
  }
}
