import type { Manifest } from '../../contract/index.ts'
import type { Kernel } from '../../kernel/kernel.ts'

/** The context of the ledger. */
export type Ledger = Pick<Kernel, 'db' | 'now'> & {
  /** The currencies of the site say how they are divided. */
  readonly records: () => { readonly site: Pick<Manifest['site'], 'currencies'> }
}
