import { recordKind } from '../../../src/contract/index.ts'
import { api } from '../../api/api.ts'
import { usersOf } from '../../model/landings/users-of.ts'

/** The dialog on which a variant is shown: that of a landing that uses it, or else of any. */
export function useAppliedTo(record: string): string | undefined {
  const { data } = api.useCatalogueQuery(undefined, { skip: recordKind(record) !== 'dialog' })
  const landings = data?.landings ?? []
  return [...usersOf(record, landings).landings, ...landings].find(({ dialog }) => dialog !== undefined)?.dialog
}
