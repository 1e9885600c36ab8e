import { isStated, reset, stateBlock } from '../../../../src/registry/overrides/overrides.ts'
import { blockSchema } from '../../../model/schemas/block-forms.ts'
import type { FieldContext } from '../../../parts/fields/field-context.ts'
import { SchemaForm } from '../../../parts/form/SchemaForm.tsx'
import type { Editing } from '../editing/editing.ts'
import type { Block } from './block.ts'

type BlockFieldsProps = { readonly block: Block; readonly editing: Editing }

export function BlockFields({ block, editing }: BlockFieldsProps) {
  const { own, inherited, inheritedAt, problems, change, choicesOf, texts, canReset } = editing
  const inBlock = (path: readonly string[]) => ['blocks', block.id, ...path]
  const context: FieldContext = {
    choicesOf,
    texts: { ...texts, newId: (path) => texts.newId(inBlock(path)) },
    canReset: canReset && inherited.blocks?.some(({ id }) => id === block.id) === true && own.blocks === undefined,
    isStated: (path) => isStated(own, inBlock(path)),
    inheritedAt: (path) => inheritedAt(inBlock(path)),
    reset: (path) => change(reset(own, inBlock(path)), inBlock(path).join('/')),
    problems: problems.flatMap((problem) =>
      problem.path[0] === 'blocks' && problem.path[1] === block.id ? [{ ...problem, path: problem.path.slice(2) }] : [],
    ),
  }
  const { id, type, ...value } = block
  return (
    <SchemaForm
      name={`block-${id}`}
      schema={blockSchema(type)}
      value={value}
      context={context}
      onChange={(next, place) => change(stateBlock(own, inherited, { id, type, ...next } as Block), place)}
    />
  )
}
