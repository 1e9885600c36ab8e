import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDismissal } from '../popover/use-dismissal.ts'
import { targetOf } from './target-of.ts'
import { useTypeahead } from './use-typeahead.ts'
import './menu.css'

type MenuItem = { readonly value: string; readonly label: string; readonly hint?: string }

type MenuButtonProps = {
  readonly label: string
  readonly items: readonly MenuItem[]
  /** That of something that waits for somebody. */
  readonly tone?: 'warn'
  readonly title?: string
  readonly onPick: (value: string) => void
}

/** A button with a menu of actions below it, as the WAI-ARIA pattern describes it. */
export function MenuButton({ label, items, tone, title, onPick }: MenuButtonProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const typeahead = useTypeahead(items.map((item) => item.label))
  useDismissal(root, isOpen, setOpen)
  const focusItem = (index: number) => menu.current?.querySelectorAll('button')[index]?.focus()
  const open = (index: number) => {
    flushSync(() => setOpen(true))
    focusItem(index)
  }
  const pick = (value: string) => {
    setOpen(false)
    button.current?.focus()
    onPick(value)
  }
  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    open(event.key === 'ArrowDown' ? 0 : items.length - 1)
  }
  const onItemKey = (event: KeyboardEvent, index: number) => {
    const target = targetOf(event.key, index, items.length) ?? typeahead(event, index)
    if (event.key === 'Tab') setOpen(false)
    if (target === undefined) return
    event.preventDefault()
    focusItem(target)
  }
  return (
    <div className="menu" ref={root}>
      <button
        ref={button}
        type="button"
        className={`button button-small ${tone ? `menu-${tone}` : ''}`}
        title={title}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (isOpen ? setOpen(false) : open(0))}
        onKeyDown={onButtonKey}
      >
        {label} <span aria-hidden="true">▾</span>
      </button>
      {isOpen && (
        <div className="menu-items" ref={menu} id={id} role="menu" aria-label={label}>
          {items.map((item, index) => (
            <button
              key={item.value}
              type="button"
              role="menuitem"
              tabIndex={-1}
              className="menu-item"
              onClick={() => pick(item.value)}
              onKeyDown={(event) => onItemKey(event, index)}
            >
              {item.label}
              {item.hint && <small className="muted">{item.hint}</small>}
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
