import { useMemo, useRef } from 'react'
import type { Effective } from '../../../../src/registry/one-landing.ts'
import { asContent, asOwn, without } from '../../../../src/registry/overrides/overrides.ts'
import { applyBlockChanges } from '../../../../src/registry/resolve/blocks.ts'
import { BlockEditor } from '../blocks/BlockEditor.tsx'
import { partsOnPage } from '../blocks/kinds.ts'
import type { Editing } from '../editing/editing.ts'

type Parts = NonNullable<Effective['blocks']>

/** The parts of the dialog that a page opens: the page changes them and leaves them out, for itself alone. */
export function PartsOnPage({ editing }: { readonly editing: Editing }) {
  const { own, inheritedAt, problems, focus, setFocus, change, texts } = editing
  const changes = own.dialog?.blockChanges
  const inherited = useMemo(() => inheritedAt(['dialog', 'blocks']) as Parts | undefined, [inheritedAt])
  // While something else on the page is wrong, nobody knows the dialog; it is still the former one.
  const last = useRef<Parts>([])
  if (inherited) last.current = inherited
  const blocks = last.current
  if (blocks.length === 0) return null
  const below = (path: readonly string[]) => (path[0] === 'dialog' ? path.slice(1) : [])
  const parts: Editing = {
    ...editing,
    own: asOwn({ extends: own.dialog?.name, ...(changes && { blockChanges: changes }) }),
    inherited: { blocks },
    effective: { blocks: applyBlockChanges(blocks, changes).blocks as Parts },
    inheritedAt: (path) => inheritedAt(['dialog', ...path]),
    problems: problems.map((problem) => ({ ...problem, path: below(problem.path) })),
    focus: below(focus),
    setFocus: (path) => setFocus(['dialog', ...path]),
    texts: { ...texts, newId: (path) => texts.newId(['dialog', ...path]) },
    canReset: true,
    change({ blockChanges }, place) {
      const { dialog } = own
      const changed = blockChanges ? { ...dialog, blockChanges } : without({ ...dialog }, 'blockChanges')
      const isNone = Object.keys(changed).length === 0
      change(
        asOwn(isNone ? without(asContent(own), 'dialog') : { ...asContent(own), dialog: changed }),
        `dialog/${place}`,
      )
    },
  }
  return <BlockEditor editing={parts} kinds={partsOnPage} />
}
