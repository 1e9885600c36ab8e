import { type KeyboardEvent, useId, useState } from 'react'
import { api } from '../../api/api.ts'
import { findBest } from '../../kit/search/find-best.ts'
import { type Landing, nameOf } from '../../model/landings/landing.ts'
import './landing-picker.css'

type LandingPickerProps = {
  readonly label: string
  readonly slug: string | undefined
  readonly onPicked: (landing: Landing) => void
}

const mostFound = 30

/** A field that finds a landing by its slug, theme or tags. */
export function LandingPicker({ label, slug, onPicked }: LandingPickerProps) {
  const id = useId()
  const { data } = api.useCatalogueQuery(undefined)
  const [typed, setTyped] = useState<string>()
  const [at, setAt] = useState(0)
  const found =
    typed === undefined
      ? []
      : findBest(data?.landings ?? [], typed, (one) => [nameOf(one), one.theme, ...one.tags].join(' '), mostFound)
  const active = found[Math.min(at, found.length - 1)]
  const isOpen = typed !== undefined && found.length > 0
  const optionId = (landing: Landing) => `${id}-${landing.slug}`
  const pick = (landing: Landing | undefined) => {
    if (!landing) return
    setTyped(undefined)
    onPicked(landing)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && typed === undefined) setTyped('')
    else if (step && found.length > 0) setAt((at + step + found.length) % found.length)
    else if (event.key === 'Enter' && isOpen) pick(active)
    else if (event.key === 'Escape' && isOpen) setTyped(undefined)
    else return
    event.preventDefault()
  }
  return (
    <div className="landing-picker">
      <label htmlFor={id}>{label}</label>
      <input
        className="input"
        id={id}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${id}-list` : undefined}
        aria-activedescendant={isOpen && active ? optionId(active) : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder="Slug, theme or tag…"
        value={typed ?? (slug === undefined ? '' : nameOf({ slug }))}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setTyped(undefined)}
      />
      {isOpen && (
        <div className="landing-picker-list" id={`${id}-list`} role="listbox" aria-label={label} tabIndex={-1}>
          {found.map((landing) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's
            <div
              key={landing.slug}
              id={optionId(landing)}
              role="option"
              tabIndex={-1}
              aria-selected={landing === active}
              className="landing-picker-option"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(landing)}
            >
              <span>{nameOf(landing)}</span>
              <span className="muted">{[landing.theme, landing.market].filter(Boolean).join(' · ')}</span>
            </div>
          ))}
        </div>
      )}
      {typed && found.length === 0 && (
        <p className="muted" role="status">
          No landing is called “{typed}”.
        </p>
      )}
    </div>
  )
}
