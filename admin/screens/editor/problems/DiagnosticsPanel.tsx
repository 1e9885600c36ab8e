import { plural } from '../../../kit/format/plural.ts'
import { Popover } from '../../../kit/popover/Popover.tsx'
import { fieldLink } from '../../../model/record/field-link.ts'
import { sayRecord } from '../../../model/records/say-record.ts'
import type { Problem } from './problems.ts'
import './problems.css'

type DiagnosticsPanelProps = {
  readonly problems: readonly Problem[]
  readonly nameOf: (path: readonly string[]) => string
  readonly onGo: (path: readonly string[]) => void
  /** Opens a text in its languages. */
  readonly onText: (id: string) => void
}

/** How many problems the compiler finds; opened, it leads to each of their fields, where they are said. */
export function DiagnosticsPanel({ problems, nameOf, onGo, onText }: DiagnosticsPanelProps) {
  if (problems.length === 0) return null
  return (
    <Popover label={plural(problems.length, 'error')} title="Errors to fix before publishing" tone="bad">
      <ul className="diagnostics">
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.path.join('/')} ${problem.message}`}>
            <Place problem={problem} nameOf={nameOf} onGo={onGo} onText={onText} />
          </li>
        ))}
      </ul>
    </Popover>
  )
}

type PlaceProps = Omit<DiagnosticsPanelProps, 'problems'> & { readonly problem: Problem }

function Place({ problem, nameOf, onGo, onText }: PlaceProps) {
  const { elsewhere, path, steps, message, suggestion } = problem
  const said = (
    <>
      <span className="muted">{elsewhere ? sayRecord(elsewhere) : path.length > 0 ? nameOf(path) : 'The record'}</span>
      <span>
        {message} {suggestion && <span className="muted">({suggestion})</span>}
      </span>
    </>
  )
  const [text] = elsewhere?.startsWith('locales/') ? steps : []
  if (elsewhere && text === undefined) {
    return (
      <a className="diagnostic" href={fieldLink(elsewhere, steps)}>
        {said}
      </a>
    )
  }
  return (
    <button type="button" className="diagnostic" onClick={() => (text === undefined ? onGo(path) : onText(text))}>
      {said}
    </button>
  )
}
