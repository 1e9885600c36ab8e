import { UsageError } from '../cli/command.ts'

/** The chain of a table: what was published before its first round, and the number of that round. */
export type Chain = { readonly published: string; readonly from: number }

type Given = { readonly published?: string | undefined; readonly 'chain-from': string }

export function readChain({ published, 'chain-from': from }: Given): Chain | undefined {
  if (published === undefined) return undefined
  if (!/^[1-9]\d*$/.test(from)) throw new UsageError('--chain-from is the number of a round: 1, 2 and so on.')
  return { published, from: Number(from) }
}
