import { useId, useRef, useState } from 'react'
import type { Editing } from '../editing/editing.ts'
import { AddBlock } from './AddBlock.tsx'
import { BlockItem } from './BlockItem.tsx'
import type { Kinds } from './kinds.ts'
import { LeftOutItem } from './LeftOutItem.tsx'
import { useBlocks } from './use-blocks.ts'
import { useMoveKeys } from './use-move-keys.ts'
import './blocks.css'

type BlockEditorProps = { readonly editing: Editing; readonly kinds: Kinds }

/** The blocks of a page or a dialog from top to bottom: they can be opened, moved, copied, added and removed. */
export function BlockEditor({ editing, kinds }: BlockEditorProps) {
  const actions = useBlocks(editing, kinds)
  const heading = useId()
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  useMoveKeys(list, kinds.isBorrowed ? undefined : actions.move)
  return (
    <section className="blocks" aria-labelledby={heading}>
      <header className="blocks-heading">
        <h2 id={heading}>{kinds.heading}</h2>
        {!kinds.isBorrowed && (
          <>
            <AddBlock kinds={kinds} onAdd={actions.add} />
            <button type="button" className="button button-small button-quiet" onClick={() => void actions.paste()}>
              Paste {kinds.one}
            </button>
          </>
        )}
      </header>
      {actions.inheritList && (
        <p className="blocks-own">
          <span>
            This list replaces that of <b>{editing.own.extends ?? 'the dialog'}</b>: what is changed there does not
            arrive here.
          </span>
          <button type="button" className="button button-small" onClick={actions.inheritList}>
            Back to inherited
          </button>
        </p>
      )}
      <ol ref={list} className="block-list" data-list={kinds.list}>
        {actions.blocks.map((arranged, index) => (
          <li
            key={arranged.block.id}
            className="block-item"
            draggable={dragged === arranged.block.id || undefined}
            onDragOver={(event) => dragged && event.preventDefault()}
            onDragEnd={() => setDragged(null)}
            onDrop={() => {
              if (dragged) actions.move(dragged, index)
              setDragged(null)
            }}
          >
            {arranged.isLeftOut ? (
              <LeftOutItem block={arranged.block} onTakeBack={() => actions.takeBack(arranged.block.id)} />
            ) : (
              <BlockItem
                arranged={arranged}
                index={index}
                editing={editing}
                actions={actions}
                onGrab={kinds.isBorrowed ? undefined : setDragged}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
