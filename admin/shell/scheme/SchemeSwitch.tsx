import { useState } from 'react'
import { useCommands } from '../../kit/commands/use-commands.ts'
import { nextScheme, rememberedScheme, rememberScheme, type Scheme } from './scheme.ts'

const names: Readonly<Record<Scheme, string>> = { system: 'Auto', light: 'Light', dark: 'Dark' }
const symbols: Readonly<Record<Scheme, string>> = { system: '◐', light: '☀', dark: '☾' }

export function SchemeSwitch() {
  const [scheme, setScheme] = useState(rememberedScheme)
  const next = () => {
    const chosen = nextScheme(scheme)
    rememberScheme(chosen)
    setScheme(chosen)
  }
  useCommands([
    { id: 'scheme', group: 'General', label: `Colours: ${names[nextScheme(scheme)].toLowerCase()}`, run: next },
  ])
  return (
    <button
      type="button"
      className="button button-quiet button-small"
      onClick={next}
      title={`Colours: ${names[scheme]}`}
      aria-label={`Colours: ${names[scheme]}. Change to ${names[nextScheme(scheme)]}`}
    >
      <span aria-hidden="true">{symbols[scheme]}</span>
    </button>
  )
}
