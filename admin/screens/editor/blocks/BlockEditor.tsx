import { useRef, useState } from 'react'
import type { Editing } from '../editing/editing.ts'
import { AddBlock } from './AddBlock.tsx'
import { BlockItem } from './BlockItem.tsx'
import { LeftOutItem } from './LeftOutItem.tsx'
import { useBlocks } from './use-blocks.ts'
import { useMoveKeys } from './use-move-keys.ts'
import './blocks.css'

/** The blocks of the page from top to bottom: they can be opened, moved, copied, added and removed. */
export function BlockEditor(editing: Editing) {
  const actions = useBlocks(editing)
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  useMoveKeys(list, actions.move)
  return (
    <section className="blocks" aria-labelledby="blocks-heading">
      <header className="blocks-heading">
        <h2 id="blocks-heading">Blocks</h2>
        <AddBlock onAdd={actions.add} />
        <button type="button" className="button button-small button-quiet" onClick={() => void actions.paste()}>
          Paste block
        </button>
      </header>
      <ol ref={list} className="block-list">
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
              <BlockItem arranged={arranged} index={index} editing={editing} actions={actions} onGrab={setDragged} />
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
