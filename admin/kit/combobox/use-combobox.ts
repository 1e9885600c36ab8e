import { type KeyboardEvent, useEffect, useId, useState } from 'react'

type ComboboxOptions<Option> = {
  /** The name of the list. */
  readonly label: string
  readonly options: readonly Option[]
  readonly keyOf: (option: Option) => string
  readonly onPick: (option: Option) => void
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * A text field that filters a list of options, as the WAI-ARIA combobox pattern describes it: the focus stays in the
 * field, the arrows move through the list, and Enter picks.
 */
export function useCombobox<Option>({ label, options, keyOf, onPick }: ComboboxOptions<Option>) {
  const id = useId()
  const [at, setAt] = useState(0)
  const isOpen = options.length > 0
  const index = Math.min(at, options.length - 1)
  const active = options[index]
  const idOf = (option: Option) => `${id}-${keyOf(option)}`
  const activeId = active === undefined ? undefined : idOf(active)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return {
    /** Back to the first option: what was typed is another question. */
    restart: () => setAt(0),
    /** Whether the key was one of the list's. */
    press(event: KeyboardEvent): boolean {
      const step = steps[event.key]
      if (!isOpen || active === undefined) return false
      if (event.key === 'Enter') onPick(active)
      else if (step) setAt((index + step + options.length) % options.length)
      else return false
      event.preventDefault()
      return true
    },
    fieldProps: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? `${id}-list` : undefined,
      'aria-activedescendant': activeId,
      autoComplete: 'off',
      spellCheck: false,
    },
    listProps: { id: `${id}-list`, role: 'listbox', 'aria-label': label, tabIndex: -1 },
    optionProps: (option: Option) => ({
      id: idOf(option),
      role: 'option',
      tabIndex: -1,
      'aria-selected': option === active,
      // The focus stays in the field.
      onPointerDown: (event: Pick<Event, 'preventDefault'>) => event.preventDefault(),
      onClick: () => onPick(option),
    }),
  } as const
}
