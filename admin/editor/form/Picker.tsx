import { type KeyboardEvent, useId, useRef, useState } from 'react'
import type { Choice } from './form-context.ts'

type PickerProps = {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly choices: readonly Choice[]
  readonly isRequired: boolean
  readonly onPick: (name: string) => void
}

/** One of many by its looks: a button that opens the choice, with a search over it. */
export function Picker({ id, label, value, choices, isRequired, onPick }: PickerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [search, setSearch] = useState('')
  const heading = useId()
  const current = choices.find(({ name }) => name === value)
  const words = search.toLowerCase().split(/\s+/)
  const found = choices.filter(({ name, label: said = '', hint = '' }) =>
    words.every((word) => `${name} ${said} ${hint}`.toLowerCase().includes(word)),
  )
  const pick = (name: string) => {
    dialog.current?.close()
    onPick(name)
  }
  const moveOn = (event: KeyboardEvent<HTMLUListElement>) => {
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key]
    if (!step) return
    event.preventDefault()
    const buttons = [...event.currentTarget.querySelectorAll('button')]
    buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + step]?.focus()
  }
  return (
    <>
      <button
        type="button"
        id={id}
        className="picked"
        aria-haspopup="dialog"
        onClick={() => {
          setSearch('')
          dialog.current?.showModal()
        }}
      >
        <Looks choice={current} />
        <span>{current?.label ?? (value || 'Choose …')}</span>
      </button>
      <dialog ref={dialog} className="picker" aria-labelledby={heading} closedby="any">
        <h2 id={heading}>{label}</h2>
        <input
          className="input"
          type="search"
          placeholder="Search"
          aria-label={`Search ${label}`}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <ul className="picker-list" onKeyDown={moveOn}>
          {!isRequired && !search && (
            <li>
              <button type="button" className="picker-choice" onClick={() => pick('')}>
                <span className="muted">None</span>
              </button>
            </li>
          )}
          {found.map((choice) => (
            <li key={choice.name}>
              <button
                type="button"
                className="picker-choice"
                aria-pressed={choice.name === value}
                onClick={() => pick(choice.name)}
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
        {found.length === 0 && <p className="muted">Nothing is called like that.</p>}
      </dialog>
    </>
  )
}

function Looks({ choice }: { readonly choice: Choice | undefined }) {
  if (choice?.colors)
    return (
      <span className="swatch" aria-hidden="true">
        {choice.colors.map((color) => (
          <span key={color} style={{ background: color }} />
        ))}
        {choice.picture && <img src={choice.picture} alt="" />}
      </span>
    )
  return choice?.picture ? <img className="swatch-picture" src={choice.picture} alt="" /> : null
}
