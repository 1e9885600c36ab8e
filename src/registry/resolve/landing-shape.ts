import type { Block, CompiledDialog } from '../../contract/index.ts'
import { validators } from '../../contract/index.ts'
import { explainSchemaErrors, type SchemaProblem } from '../check/explain-schema-error.ts'

/** A landing as it was put together, before anybody has looked whether it is whole. */
export type Draft = {
  readonly blocks: readonly Block[] | undefined
  readonly dialog: CompiledDialog | undefined
  readonly [property: string]: unknown
}

/** What a landing lacks, or states in a form that only together with what it extends turns out to be wrong. */
export function checkLandingShape(draft: Draft): SchemaProblem[] {
  const problems: SchemaProblem[] = []
  checkBlocks(draft.blocks, '/blocks', validators.block, problems)
  checkBlocks(draft.dialog?.blocks, '/dialog/blocks', validators.dialogBlock, problems)
  if (validators.compiledLanding(draft)) return problems
  return [...problems, ...explainSchemaErrors(validators.compiledLanding.errors ?? [])]
}

/** Blocks that a schema has accepted: landings share those that they inherit. */
const soundBlocks = new WeakSet<object>()

function checkBlocks(
  blocks: readonly object[] | undefined,
  pointer: string,
  validate: typeof validators.block,
  problems: SchemaProblem[],
): void {
  blocks?.forEach((block, index) => {
    if (soundBlocks.has(block)) return
    if (validate(block)) soundBlocks.add(block)
    else problems.push(...explainSchemaErrors(validate.errors ?? [], `${pointer}/${index}`))
  })
}
