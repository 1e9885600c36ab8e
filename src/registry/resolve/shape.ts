import type { Block, CompiledDialog } from '../../contract/index.ts'
import { validators } from '../../contract/validators.ts'
import { explainSchemaErrors, type SchemaProblem } from '../check/explain-schema-error.ts'

/** A merged landing that has not been validated yet. */
export type Draft = {
  readonly blocks: readonly Block[] | undefined
  readonly dialog: CompiledDialog | undefined
  readonly [property: string]: unknown
}

/** Validates a merged landing: what is missing, and what is only wrong in combination with what it extends. */
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

/** Adds to the message that a missing property could also be inherited. */
export function mentionLineage(problem: SchemaProblem): SchemaProblem {
  const name = missingOwnProperty(problem)
  if (name === undefined) return problem
  return { ...problem, message: `"${name}" is missing: neither this record nor any record that it extends sets it.` }
}

/** The missing property of the record itself; undefined if the problem is deeper inside. */
export function missingOwnProperty({ pointer, missing }: SchemaProblem): string | undefined {
  return pointer === '' ? missing : undefined
}

/** Blocks that are known to be valid: landings share the blocks that they inherit. */
const validBlocks = new WeakSet<object>()

function checkBlocks(
  blocks: readonly object[] | undefined,
  pointer: string,
  validate: typeof validators.block,
  problems: SchemaProblem[],
): void {
  blocks?.forEach((block, index) => {
    if (validBlocks.has(block)) return
    if (validate(block)) validBlocks.add(block)
    else problems.push(...explainSchemaErrors(validate.errors ?? [], `${pointer}/${index}`))
  })
}
