import { useEffect, useRef, useState } from 'react'
import type { Effective } from '../../src/registry/one-landing.ts'
import { asContent, type Editing } from './editing.ts'
import { Fold } from './Fold.tsx'
import type { FieldContext } from './form/form-context.ts'
import { SchemaForm } from './form/SchemaForm.tsx'
import { blockSchema, blockTitle, blockTypes } from './groups.ts'
import { isStated, reset, stateBlock, stateBlocks } from './model/overrides.ts'
import { countBelow } from './problems.ts'

type Block = NonNullable<Effective['blocks']>[number]

/** The page from top to bottom: blocks can be opened, moved, copied, added and left out. */
export function BlockEditor(editing: Editing) {
  const { own, inherited, effective, change, setFocus } = editing
  const blocks = effective.blocks ?? []
  const list = useRef<HTMLOListElement>(null)
  const [dragged, setDragged] = useState<string | null>(null)
  const rearrange = (wanted: readonly Block[], place: string) =>
    change(asContent(stateBlocks(own, inherited, effective, wanted)), place)

  function move(id: string, to: number) {
    const from = blocks.findIndex((block) => block.id === id)
    if (from < 0 || to < 0 || to >= blocks.length || from === to) return
    const rest = blocks.filter((block) => block.id !== id)
    rearrange([...rest.slice(0, to), blocks[from] as Block, ...rest.slice(to)], `order ${id}`)
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(`[data-block="${id}"] > summary`)?.focus())
  }
  const moving = useRef(move)
  moving.current = move
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const step = event.altKey && { ArrowUp: -1, ArrowDown: 1 }[event.key]
      const id = (event.target as Element).closest<HTMLElement>('summary')?.parentElement?.dataset['block']
      if (!step || id === undefined) return
      event.preventDefault()
      const place = [...(list.current?.querySelectorAll<HTMLElement>('[data-block]') ?? [])]
      moving.current(id, place.findIndex(({ dataset }) => dataset['block'] === id) + step)
    }
    const within = list.current
    within?.addEventListener('keydown', press)
    return () => within?.removeEventListener('keydown', press)
  }, [])

  function add(type: string) {
    const id = freeId(type, blocks)
    const last = blocks.at(-1)
    const before = last?.type === 'footer' ? blocks.slice(0, -1) : blocks
    rearrange([...before, { id, type } as unknown as Block, ...blocks.slice(before.length)], `add ${id}`)
    setFocus(['blocks', id])
  }
  async function paste() {
    const block = readBlock(await navigator.clipboard.readText().catch(() => ''))
    if (!block) return
    const id = freeId(block.id, blocks)
    rearrange([...blocks.slice(0, -1), { ...block, id }, ...blocks.slice(-1)], `add ${id}`)
    setFocus(['blocks', id])
  }

  return (
    <section className="blocks" aria-labelledby="blocks-heading">
      <header className="blocks-heading">
        <h2 id="blocks-heading">Blocks</h2>
        <AddBlock onAdd={add} />
        <button type="button" className="button button-small button-quiet" onClick={paste}>
          Paste block
        </button>
      </header>
      <ol ref={list} className="block-list">
        {blocks.map((block, index) => (
          <li
            key={block.id}
            className="block-item"
            draggable={dragged === block.id || undefined}
            onDragOver={(event) => dragged && event.preventDefault()}
            onDrop={() => {
              if (dragged) move(dragged, index)
              setDragged(null)
            }}
          >
            <BlockDetails
              block={block}
              index={index}
              editing={editing}
              onGrab={setDragged}
              onMove={(to) => move(block.id, to)}
              onRemove={() =>
                rearrange(
                  blocks.filter((one) => one !== block),
                  `remove ${block.id}`,
                )
              }
              onDuplicate={() => {
                const copy = { ...block, id: freeId(block.id, blocks) }
                rearrange([...blocks.slice(0, index + 1), copy, ...blocks.slice(index + 1)], `add ${copy.id}`)
              }}
            />
          </li>
        ))}
      </ol>
    </section>
  )
}

type BlockDetailsProps = {
  readonly block: Block
  readonly index: number
  readonly editing: Editing
  readonly onGrab: (id: string | null) => void
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
  readonly onDuplicate: () => void
}

function BlockDetails({ block, index, editing, onGrab, onMove, onRemove, onDuplicate }: BlockDetailsProps) {
  const { own, problems, focus, canReset, messages } = editing
  const headline = 'headline' in block ? messages[String(block.headline)] : undefined
  const count = countBelow(problems, ['blocks', block.id])
  return (
    <Fold
      className="block"
      block={block.id}
      focus={focus}
      holds={focus[0] === 'blocks' && focus[1] === block.id}
      title="Alt+↑ and Alt+↓ move the block"
      summary={
        <>
          <span
            className="block-grip"
            aria-hidden="true"
            onPointerDown={() => onGrab(block.id)}
            onPointerUp={() => onGrab(null)}
          >
            ⠿
          </span>
          <span className="block-name">
            <b>{blockTitle(block.type)}</b> <span className="muted">{headline ?? block.id}</span>
          </span>
          {canReset && isStated(own, ['blocks', block.id]) && <span className="badge">changed here</span>}
          {count > 0 && <span className="badge badge-bad">{count}</span>}
        </>
      }
    >
      {() => (
        <>
          <div className="block-buttons">
            <button
              type="button"
              className="button button-small"
              disabled={index === 0}
              onClick={() => onMove(index - 1)}
            >
              Move up
            </button>
            <button type="button" className="button button-small" onClick={() => onMove(index + 1)}>
              Move down
            </button>
            <button type="button" className="button button-small" onClick={onDuplicate}>
              Duplicate
            </button>
            <button
              type="button"
              className="button button-small"
              onClick={() => navigator.clipboard.writeText(JSON.stringify(block, null, 2))}
            >
              Copy
            </button>
            <button type="button" className="button button-small" onClick={onRemove}>
              Leave out
            </button>
          </div>
          <BlockFields block={block} editing={editing} />
        </>
      )}
    </Fold>
  )
}

function BlockFields({ block, editing }: { readonly block: Block; readonly editing: Editing }) {
  const { own, inherited, problems, change, choicesOf, messages, editText, canReset } = editing
  const inBlock = (path: readonly string[]) => ['blocks', block.id, ...path]
  const context: FieldContext = {
    choicesOf,
    textOf: (id) => messages[id],
    editText,
    canReset: canReset && own.blocks === undefined,
    isStated: (path) => isStated(own, inBlock(path)),
    reset: (path) => change(asContent(reset(own, inBlock(path))), inBlock(path).join('/')),
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
      onChange={(next, place) => change(asContent(stateBlock(own, inherited, { id, type, ...next } as Block)), place)}
    />
  )
}

function AddBlock({ onAdd }: { readonly onAdd: (type: string) => void }) {
  return (
    <select
      className="input block-add"
      aria-label="Add a block"
      value=""
      onChange={({ target }) => target.value && onAdd(target.value)}
    >
      <option value="">Add a block …</option>
      {blockTypes.map((type) => (
        <option key={type} value={type}>
          {blockTitle(type)}
        </option>
      ))}
    </select>
  )
}

function freeId(wanted: string, blocks: readonly Block[]): string {
  const taken = new Set(blocks.map(({ id }) => id))
  if (!taken.has(wanted)) return wanted
  const base = wanted.replace(/-\d+$/, '')
  for (let number = 2; ; number++) if (!taken.has(`${base}-${number}`)) return `${base}-${number}`
}

/** What "Copy" put on the clipboard, from this landing or another one. */
function readBlock(text: string): Block | undefined {
  try {
    const block = JSON.parse(text)
    return typeof block?.id === 'string' && blockTypes.includes(block.type) ? block : undefined
  } catch {
    return undefined
  }
}
