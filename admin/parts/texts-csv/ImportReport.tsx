import { Differences } from '../../kit/differences/Differences.tsx'
import { plural } from '../../kit/format/plural.ts'
import type { Import } from './import-texts.ts'

const mostListed = 300

/** Why a file is rejected, or what it changes. */
export function ImportReport({ read: { problems, changes } }: { readonly read: Import }) {
  if (problems.length > 0) {
    return (
      <section role="alert">
        <h3>{plural(problems.length, 'problem')} to fix before the import</h3>
        <ul className="import-problems">
          {problems.slice(0, mostListed).map(({ row, column, message }) => (
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
  if (changes.length === 0) return <p role="status">No changes: the file has the same texts.</p>
  return (
    <section>
      <p role="status">
        <strong>{plural(changes.length, 'text changes', 'texts change')}</strong>
      </p>
      <Differences
        rows={changes.slice(0, mostListed).map(({ id, locale, before = '', after }) => ({
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
  count > mostListed && <p className="muted">And {count - mostListed} more.</p>
