import type { CompiledLanding } from '../../../src/contract/index.ts'

type Bag = { readonly [name: string]: unknown }
type Block = CompiledLanding['blocks'][number]

/** The value at a path of a record; in a path, blocks are named by their ids. */
export function valueAt(record: object | undefined, path: readonly string[]): unknown {
  const [first, id, ...rest] = path
  if (first === 'dialog' && id === 'blocks')
    return valueAt((record as Bag | undefined)?.['dialog'] as Bag, path.slice(1))
  if (first !== 'blocks' || id === undefined) return below(record, path)
  const { blocks = [] } = (record ?? {}) as { readonly blocks?: readonly Block[] }
  return below(
    blocks.find((block) => block.id === id),
    rest,
  )
}

const below = (value: unknown, path: readonly string[]) =>
  path.reduce<unknown>((inside, step) => (inside as Bag | null | undefined)?.[step], value)
