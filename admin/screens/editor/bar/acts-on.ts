import { recordKind } from '../../../../src/contract/index.ts'

/** What can be done to a record as a whole: the site, its languages and its home page stay as they are. */
export function actsOn(record: string, mayRename: boolean) {
  const kind = recordKind(record)
  if (kind === 'site' || kind === 'messages' || kind === undefined) return []
  const isHome = record === 'landings/home.json'
  return [
    { value: 'duplicate', label: 'Duplicate…' },
    ...(mayRename && !isHome ? [{ value: 'rename', label: 'Rename…' }] : []),
    ...(isHome ? [] : [{ value: 'delete', label: 'Delete…' }]),
  ]
}
