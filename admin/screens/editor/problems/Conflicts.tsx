import type { OpenDocument } from '../../../model/document/document.ts'
import type { Conflict } from '../../../model/document/merge.ts'
import type { Content } from '../../../model/record/content.ts'
import './problems.css'

type ConflictsProps = {
  readonly conflicts: readonly Conflict[]
  readonly document: OpenDocument
  readonly nameOf: (path: readonly string[]) => string
  readonly say: (path: readonly string[], value: unknown) => string
}

/** Values that a colleague has changed in another way: both are shown, and nothing is overwritten silently. */
export function Conflicts({ conflicts, document, nameOf, say }: ConflictsProps) {
  if (conflicts.length === 0) return null
  return (
    <section className="conflicts" role="alert" aria-labelledby="conflicts-heading">
      <h2 id="conflicts-heading">Conflicting changes</h2>
      {conflicts.map((conflict) => (
        <div key={conflict.path.join('/')} className="conflict">
          <b>{nameOf(conflict.path)}</b>
          <div className="conflict-sides">
            <Side
              title="Yours (in use)"
              value={say(conflict.path, conflict.mine)}
              choose="Keep yours"
              onChoose={() => document.resolve(conflict)}
            />
            <Side
              title="Theirs"
              value={say(conflict.path, conflict.theirs)}
              choose="Take theirs"
              onChoose={() => {
                const next = placed(document.state().history.present, conflict.path, conflict.theirs)
                document.change(next as Content, `resolve ${conflict.path.join('/')}`)
                document.resolve(conflict)
              }}
            />
          </div>
        </div>
      ))}
    </section>
  )
}

type SideProps = {
  readonly title: string
  readonly value: string
  readonly choose: string
  readonly onChoose: () => void
}

function Side({ title, value, choose, onChoose }: SideProps) {
  return (
    <div className="conflict-side">
      <span className="muted">{title}</span>
      <p>{value || 'removed'}</p>
      <button type="button" className="button button-small" onClick={onChoose}>
        {choose}
      </button>
    </div>
  )
}

/** The content with another value at a path; items of a list are named by their ids. */
function placed(inside: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value
  if (Array.isArray(inside)) return inside.map((item) => (item?.id === step ? placed(item, rest, value) : item))
  const { [step]: former, ...others } = (inside ?? {}) as Record<string, unknown>
  const next = placed(former, rest, value)
  return next === undefined ? others : { ...(inside as object), [step]: next }
}
