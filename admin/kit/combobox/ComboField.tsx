import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { findBest } from '../search/find-best.ts'
import { ResultCount } from './ResultCount.tsx'
import { useCombobox } from './use-combobox.ts'
import './combo-field.css'

type ComboFieldProps<Option> = {
  readonly label: string
  readonly placeholder: string
  /** The name of the list. */
  readonly listLabel: string
  /** Undefined while they are loading. */
  readonly options: readonly Option[] | undefined
  readonly most: number
  readonly keyOf: (option: Option) => string
  /** What typed words are looked for in. */
  readonly textOf: (option: Option) => string
  readonly show: (option: Option) => ReactNode
  /** What no option has, such as "No landings match". */
  readonly none: string
  /** What the field says while nothing is typed. */
  readonly value?: string
  readonly className?: string
  readonly onPicked: (option: Option) => void
}

/** A field that finds one of very many options by typing; its list opens below it. */
export function ComboField<Option>(props: ComboFieldProps<Option>) {
  const { label, placeholder, listLabel, options, most, keyOf, textOf, show, none, value = '', onPicked } = props
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const found = typed === undefined ? [] : findBest(options ?? [], typed, textOf, most)
  // Enter was pressed while the options were still loading: it picks the best one once they are here.
  const [isEntered, setEntered] = useState(false)
  const close = () => {
    setTyped(undefined)
    setEntered(false)
  }
  const pick = (option: Option) => {
    close()
    onPicked(option)
  }
  const { restart, press, fieldProps, listProps, optionProps } = useCombobox({
    label: listLabel,
    options: found,
    keyOf,
    onPick: pick,
  })
  useEffect(() => {
    if (!isEntered || !options) return
    close()
    if (found[0] !== undefined) onPicked(found[0])
  })
  const type = (text: string) => {
    setTyped(text)
    setEntered(false)
    restart()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const isArrow = event.key === 'ArrowDown' || event.key === 'ArrowUp'
    if (press(event)) return
    if (isArrow && typed === undefined) type('')
    else if (event.key === 'Escape' && typed !== undefined) close()
    else if (event.key === 'Enter' && typed && !options) setEntered(true)
    else return
    event.preventDefault()
  }
  return (
    <div className={`combo-field ${props.className ?? ''}`}>
      <label htmlFor={id}>{label}</label>
      <input
        {...fieldProps}
        className="input"
        id={id}
        placeholder={placeholder}
        value={typed ?? value}
        onChange={(event) => type(event.target.value)}
        onClick={() => typed === undefined && type('')}
        onKeyDown={onKeyDown}
        onBlur={() => isEntered || close()}
      />
      {found.length > 0 && (
        <div {...listProps} className="combo-field-list">
          {found.map((option) => (
            <div key={keyOf(option)} {...optionProps(option)} className="combo-field-option">
              {show(option)}
            </div>
          ))}
        </div>
      )}
      <ResultCount count={typed === undefined ? undefined : found.length} />
      {typed !== undefined && found.length === 0 && (
        <p className="muted" role="status">
          {options ? typed && `${none} “${typed}”.` : 'Loading…'}
        </p>
      )}
    </div>
  )
}
