import type { Problem } from './problems.ts'
import './problems.css'

type DiagnosticsPanelProps = {
  readonly problems: readonly Problem[]
  readonly onGo: (path: readonly string[]) => void
}

/** What the compiler says of this record; each line leads to its field. */
export function DiagnosticsPanel({ problems, onGo }: DiagnosticsPanelProps) {
  if (problems.length === 0) return null
  return (
    <section className="diagnostics" aria-labelledby="diagnostics-heading">
      <h2 id="diagnostics-heading" aria-live="polite">
        {problems.length === 1 ? 'One thing keeps' : `${problems.length} things keep`} this from being published
      </h2>
      <ul>
        {problems.map((problem) => (
          <li key={`${problem.code} ${problem.path.join('/')} ${problem.message}`}>
            <button type="button" className="diagnostic" onClick={() => goTo(problem, onGo)}>
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

/** Opens the section first; its field is there a moment later. */
function goTo({ path }: Problem, onGo: DiagnosticsPanelProps['onGo']): void {
  onGo([...path])
  focusField((path[0] === 'blocks' ? path.slice(2) : path).join('/'), 20)
}

function focusField(path: string, tries: number): void {
  const field = document.querySelector<HTMLElement>(`[data-wrong][data-path="${CSS.escape(path)}"]`)
  if (!field && tries > 0) return void setTimeout(focusField, 50, path, tries - 1)
  field?.querySelector<HTMLElement>('input, select, textarea, .picked')?.focus()
  field?.scrollIntoView({ block: 'center' })
}
