import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { Dialog, DialogHead } from '../../kit/dialog/Dialog.tsx'
import type { Choice } from './field-context.ts'
import { Looks } from './Looks.tsx'

type ChoiceDialogProps = {
  readonly label: string
  readonly value: string
  readonly choices: readonly Choice[]
  readonly isRequired: boolean
  readonly none?: string | undefined
  /** What is offered besides. */
  readonly more?: ReactNode
  readonly onPick: (name: string) => void
  readonly onClose: () => void
}

const mostShown = 200

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

/** Everything that can be chosen, with a search. */
export function ChoiceDialog({
  label,
  value,
  choices,
  isRequired,
  none = 'None',
  more,
  onPick,
  onClose,
}: ChoiceDialogProps) {
  const [search, setSearch] = useState('')
  const words = search.toLowerCase().split(/\s+/)
  const found = choices.filter(({ name, label: shown = '', hint = '' }) =>
    words.every((word) => `${name} ${shown} ${hint}`.toLowerCase().includes(word)),
  )
  const isPictures = choices.some(({ picture, colors }) => picture !== undefined && !colors)
  // All that there is a picture of can be looked through.
  const most = Math.max(mostShown, isPictures ? found.filter(({ picture }) => picture).length : 0)
  const list = useRef<HTMLUListElement>(null)
  const focusAt = (index: number) => list.current?.querySelectorAll('button')[index]?.focus()
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown') return
    event.preventDefault()
    focusAt(0)
  }
  const moveOn = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    focusAt(buttons.indexOf(document.activeElement as HTMLButtonElement) + step)
  }
  return (
    <Dialog label={label} onClose={onClose} className="picker">
      <DialogHead title={label} onClose={onClose} />
      <div className="dialog-body">
        <input
          className="input"
          type="search"
          placeholder="Search"
          aria-label={`Search ${label}`}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={enter}
          data-focused-first
        />
        {more}
        <ul className={`picker-list ${isPictures ? 'picker-pictures' : ''}`} ref={list} onKeyDown={moveOn}>
          {!isRequired && !search && (
            <li>
              <button type="button" className="picker-choice" onClick={() => onPick('')}>
                <span className="muted">{none}</span>
              </button>
            </li>
          )}
          {found.slice(0, most).map((choice) => (
            <li key={choice.name}>
              <button
                type="button"
                className="picker-choice"
                aria-pressed={choice.name === value}
                onClick={() => onPick(choice.name)}
              >
                <Looks choice={choice} />
                <span className="picker-words">
                  <b>{choice.label ?? choice.name}</b>
                  {choice.hint && <span className="muted">{choice.hint}</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
        {found.length === 0 && <p className="muted">No matches.</p>}
        {found.length > mostShown && !isPictures && (
          <p className="muted">And {found.length - most} more: search for them.</p>
        )}
      </div>
    </Dialog>
  )
}
