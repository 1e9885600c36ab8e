import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import type { Command } from '../../kit/commands/command.ts'
import { KeyCaps } from '../../kit/commands/KeyCaps.tsx'
import { Dialog } from '../../kit/dialog/Dialog.tsx'
import { usePaletteEntries } from './use-entries.ts'
import './palette.css'

/** Goes anywhere and does anything by its name. */
export function Palette({ onClose }: { readonly onClose: () => void }) {
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const groups = usePaletteEntries(typed)
  const entries = groups.flatMap((group) => group.entries)
  const active = entries[Math.min(at, entries.length - 1)]
  const optionId = (entry: Command) => `${id}-${entry.id}`
  const choose = (entry: Command | undefined) => {
    if (!entry) return
    onClose()
    // The dialog is gone first: what the command opens or focuses is what counts.
    setTimeout(() => entry.run())
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Enter') choose(active)
    else if (step && entries.length > 0) setAt((at + step + entries.length) % entries.length)
    else return
    event.preventDefault()
  }
  const activeId = active && optionId(active)
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <Dialog label="Command palette" onClose={onClose} className="palette">
      <input
        className="palette-input"
        role="combobox"
        aria-label="Go to a landing or a screen, or do something"
        aria-expanded={entries.length > 0}
        aria-controls={`${id}-list`}
        aria-activedescendant={activeId}
        aria-autocomplete="list"
        placeholder="Go to a landing or a screen, or do something…"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
        }}
        onKeyDown={onKeyDown}
      />
      <div id={`${id}-list`} role="listbox" aria-label="What was found" className="palette-list" tabIndex={-1}>
        {groups.map(({ title, entries: found }) => (
          // biome-ignore lint/a11y/useSemanticElements: options are grouped by this role alone
          <div key={title} role="group" aria-label={title}>
            <p className="palette-title" aria-hidden="true">
              {title}
            </p>
            {found.map((entry) => (
              <div
                key={entry.id}
                id={optionId(entry)}
                role="option"
                tabIndex={-1}
                aria-selected={entry === active}
                className="palette-option"
                onClick={() => choose(entry)}
                onKeyDown={onKeyDown}
              >
                <span className="palette-label">{entry.label}</span>
                <span className="muted palette-about">{entry.group}</span>
                {entry.keys?.[0] && <KeyCaps keys={entry.keys[0]} />}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className="palette-none muted" role="status">
        {entries.length === 0 && `Nothing is called “${typed}”. Try a slug, a theme or a tag.`}
      </p>
    </Dialog>
  )
}
