import { type ReactNode, useState } from 'react'
import { ChoiceDialog } from './ChoiceDialog.tsx'
import type { Choice } from './field-context.ts'
import { Looks } from './Looks.tsx'
import './picker.css'

type PickerProps = {
  readonly id: string
  readonly label: string
  readonly value: string
  readonly choices: readonly Choice[]
  readonly isRequired: boolean
  /** What applies where nothing is chosen. */
  readonly none?: string | undefined
  /** What the button shows in place of what is chosen. */
  readonly says?: string
  /** What is offered besides the choices. */
  readonly more?: (pick: (name: string) => void) => ReactNode
  readonly onPick: (name: string) => void
}

/** A button that opens a dialog to choose one of many by their looks. */
export function Picker({ id, label, value, choices, isRequired, none, says, more, onPick }: PickerProps) {
  const [isOpen, setOpen] = useState(false)
  const pick = (name: string) => {
    setOpen(false)
    onPick(name)
  }
  const current = choices.find(({ name }) => name === value)
  return (
    <>
      <button
        type="button"
        id={id}
        className={says ? 'button button-small button-quiet' : 'picked'}
        aria-label={says && `${says} ${label}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {says ?? (
          <>
            <Looks choice={current} />
            <span>{current?.label ?? (value || none || 'Choose…')}</span>
          </>
        )}
      </button>
      {isOpen && (
        <ChoiceDialog
          label={label}
          value={value}
          choices={choices}
          isRequired={isRequired}
          none={none}
          more={more?.(pick)}
          onPick={pick}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
