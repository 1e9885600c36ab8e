import type { PropertyChange } from '../../../../src/contract/index.ts'

/** A property that was chosen, as far as it is said what becomes of it. */
export type Chosen = {
  readonly key: string
  readonly act: PropertyChange['act']
  readonly value?: unknown
}

const pathOf = (key: string) => key.split('/')

/** The changes that are said in full. */
export function changesIn(chosen: readonly Chosen[]): PropertyChange[] {
  return chosen.flatMap(({ key, act, value }): PropertyChange[] => {
    if (act === 'inherit') return [{ path: pathOf(key), act }]
    return value === undefined ? [] : [{ path: pathOf(key), act, value: value as NonNullable<PropertyChange['value']> }]
  })
}
