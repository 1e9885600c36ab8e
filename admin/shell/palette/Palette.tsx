import { useState } from 'react'
import { ResultCount } from '../../kit/combobox/ResultCount.tsx'
import { useCombobox } from '../../kit/combobox/use-combobox.ts'
import { KeyCaps } from '../../kit/commands/KeyCaps.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { usePaletteEntries } from './use-entries.ts'
import './palette.css'

/** Finds everything: opens it, or runs it if it is a command. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const { groups, isLoading } = usePaletteEntries(typed)
  const entries = groups.flatMap((group) => group.entries)
  const { restart, press, fieldProps, listProps, optionProps } = useCombobox({
    label: 'Results',
    options: entries,
    keyOf: ({ id }) => id,
    onPick(entry) {
      onClose()
      // After the dialog has given the focus back: the command may move it.
      setTimeout(() => entry.run())
    },
  })
  return (
    <Dialog label="Command palette" onClose={onClose} className="palette">
      <input
        {...fieldProps}
        className="palette-input"
        aria-label="Search everything"
        placeholder="Search landings, records, texts, people and commands…"
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          restart()
        }}
        onKeyDown={press}
      />
      <div {...listProps} className="palette-list">
        {groups.map(({ title, entries: found }) => (
          <fieldset key={title} aria-label={title}>
            <p className="palette-title" aria-hidden="true">
              {title}
            </p>
            {found.map((entry) => (
              <div key={entry.id} {...optionProps(entry)} className="palette-option">
                <span className="palette-label">{entry.label}</span>
                <span className="muted palette-about">{entry.group}</span>
                {entry.keys?.[0] && <KeyCaps keys={entry.keys[0]} />}
              </div>
            ))}
          </fieldset>
        ))}
      </div>
      <ResultCount count={entries.length} />
      <p className="palette-none muted" role="status">
        {entries.length === 0 &&
          (isLoading ? 'Searching…' : `No results for “${typed}”. Try part of a name, or words of a text.`)}
      </p>
    </Dialog>
  )
}
