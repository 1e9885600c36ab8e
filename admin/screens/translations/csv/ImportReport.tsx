import { Differences } from '../../../kit/differences/Differences.tsx'
import { plural } from '../../../kit/format/plural.ts'
import type { Import } from './import-texts.ts'

/** So many lines are read; how many more there are is said. */
const most = 300

/** What keeps the file out, or what it changes. */
export function ImportReport({ read: { problems, changes } }: { readonly read: Import }) {
  if (problems.length > 0) {
    return (
      <section role="alert">
        <h3>{plural(problems.length, 'place')} to mend before anything is kept</h3>
        <ul className="import-problems">
          {problems.slice(0, most).map(({ row, column, message }) => (
            <li key={`${row}:${column}`}>
              <strong>
                Row {row}, column {column}:
              </strong>{' '}
              {message}
            </li>
          ))}
        </ul>
        <More count={problems.length} />
      </section>
    )
  }
  if (changes.length === 0) return <p role="status">The file says what the texts say already: nothing changes.</p>
  return (
    <section>
      <p role="status">
        <strong>{plural(changes.length, 'text changes', 'texts change')}</strong>
      </p>
      <Differences
        rows={changes.slice(0, most).map(({ id, locale, before = '', after }) => ({
          key: `${id} ${locale}`,
          where: `${id} ${locale}`,
          before,
          after,
          lang: locale,
        }))}
      />
      <More count={changes.length} />
    </section>
  )
}

const More = ({ count }: { readonly count: number }) =>
  count > most && <p className="muted">And {count - most} more.</p>
