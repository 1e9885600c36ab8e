import { type KeyboardEvent, useId, useState } from 'react'
import { api } from '../../api/api.ts'
import { ResultCount } from '../../kit/combobox/ResultCount.tsx'
import { useCombobox } from '../../kit/combobox/use-combobox.ts'
import { findBest } from '../../kit/search/find-best.ts'
import { type Landing, nameOf } from '../../model/landings/landing.ts'
import './landing-picker.css'

type LandingPickerProps = {
  readonly label: string
  readonly slug: string | undefined
  readonly onPicked: (landing: Landing) => void
}

const mostFound = 30
const textOf = (landing: Landing) => [nameOf(landing), landing.theme, ...landing.tags].join(' ')

/** A field that finds a landing by its slug, theme or tags. */
export function LandingPicker({ label, slug, onPicked }: LandingPickerProps) {
  const id = useId()
  const { data } = api.useCatalogueQuery(undefined)
  const [typed, setTyped] = useState<string>()
  const found = typed === undefined ? [] : findBest(data?.landings ?? [], typed, textOf, mostFound)
  const close = () => setTyped(undefined)
  const { restart, press, fieldProps, listProps, optionProps } = useCombobox({
    label,
    options: found,
    keyOf: (landing) => landing.slug,
    onPick(landing) {
      close()
      onPicked(landing)
    },
  })
  const type = (text: string) => {
    setTyped(text)
    restart()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (press(event)) return
    if (isArrow && typed === undefined) type('')
    else if (event.key === 'Escape' && typed !== undefined) close()
    else return
    event.preventDefault()
  }
  return (
    <div className="landing-picker">
      <label htmlFor={id}>{label}</label>
      <input
        {...fieldProps}
        className="input"
        id={id}
        placeholder="Slug, theme or tag…"
        value={typed ?? (slug === undefined ? '' : nameOf({ slug }))}
        onChange={(event) => type(event.target.value)}
        onClick={() => typed === undefined && type('')}
        onKeyDown={onKeyDown}
        onBlur={close}
      />
      {found.length > 0 && (
        <div {...listProps} className="landing-picker-list">
          {found.map((landing) => (
            <div key={landing.slug} {...optionProps(landing)} className="landing-picker-option">
              <span>{nameOf(landing)}</span>
              <span className="muted">{[landing.theme, landing.market].filter(Boolean).join(' · ')}</span>
            </div>
          ))}
        </div>
      )}
      <ResultCount count={typed === undefined ? undefined : found.length} />
      {typed && found.length === 0 && (
        <p className="muted" role="status">
          No landings match “{typed}”.
        </p>
      )}
    </div>
  )
}
