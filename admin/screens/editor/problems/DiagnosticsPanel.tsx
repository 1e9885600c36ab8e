import { plural } from '../../../kit/format/plural.ts'
import type { Problem } from './problems.ts'
import './problems.css'

type DiagnosticsPanelProps = {
  readonly problems: readonly Problem[]
  readonly onGo: (path: readonly string[]) => void
}

/** The problems that the compiler finds in this record; each line leads to its field. */
export function DiagnosticsPanel({ problems, onGo }: DiagnosticsPanelProps) {
  if (problems.length === 0) return null
  return (
    <section className="diagnostics" aria-labelledby="diagnostics-heading">
      <h2 id="diagnostics-heading" aria-live="polite">
        {plural(problems.length, 'error')} to fix before publishing
      </h2>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.path.join('/')} ${problem.message}`}>
            <button type="button" className="diagnostic" onClick={() => onGo(problem.path)}>
              <span className="muted">{problem.elsewhere ?? (problem.path.join(' › ') || 'record')}</span>
              <span>
                {problem.message} {problem.suggestion && <span className="muted">({problem.suggestion})</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
