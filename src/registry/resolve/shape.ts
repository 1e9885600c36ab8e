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

/** The same for a dialog by itself. */
export function checkDialogShape(dialog: CompiledDialog): SchemaProblem[] {
  const problems: SchemaProblem[] = []
  checkBlocks(dialog.blocks, '/blocks', validators.dialogBlock, problems)
  if (validators.compiledDialog(dialog)) return problems
  return [...problems, ...explainSchemaErrors(validators.compiledDialog.errors ?? [])]
}

/** Says that what is missing could also have come from what the record extends. */
export function namingLineage(problem: SchemaProblem): SchemaProblem {
  const name = missingFromRecord(problem)
  if (name === undefined) return problem
  return { ...problem, message: `"${name}" is missing: neither this record nor what it extends states it.` }
}

/** The property that the record itself lacks; none where something within it is at fault. */
export function missingFromRecord({ pointer, missing }: SchemaProblem): string | undefined {
  return pointer === '' ? missing : undefined
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
