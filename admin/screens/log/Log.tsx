import { api } from '../../api/api.ts'
import type { Answer } from '../../api/ask.ts'
import { sayFailure } from '../../api/failure.ts'
import { Ago } from '../../kit/format/Ago.tsx'
import { EditLink } from '../../kit/screen/EditLink.tsx'
import { FailedScreen } from '../../kit/screen/FailedScreen.tsx'
import { Screen } from '../../kit/screen/Screen.tsx'
import './log.css'

/** Who did what and when, newest first. */
export function Log() {
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetching } = api.useAuditInfiniteQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  if (error && !data) return <FailedScreen title="Log" message={sayFailure(error)} onRetry={refetch} />
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <Screen
      title="Log"
      actions={
        <button type="button" className="button" onClick={() => refetch()} disabled={isFetching}>
          Refresh
        </button>
      }
    >
      <div className="table-frame">
        <table className="table log">
          <thead>
            <tr>
              <th scope="col">When</th>
              <th scope="col">Who</th>
              <th scope="col">What</th>
              <th scope="col">Record</th>
              <th scope="col">Details</th>
            </tr>
          </thead>
          <tbody>
            {entries.map((entry) => (
              <Entry key={entry.id} entry={entry} />
            ))}
          </tbody>
        </table>
      </div>
      <p className="log-more" role="status">
        {isFetching ? 'Loading…' : entries.length === 0 ? 'No entries yet.' : ''}
      </p>
      {hasNextPage && (
        <button type="button" className="button" onClick={() => fetchNextPage()} disabled={isFetching}>
          Load older entries
        </button>
      )}
    </Screen>
  )
}

type EntryProps = { readonly entry: Answer<'audit'>['entries'][number] }

function Entry({ entry: { at, by, action, record, details } }: EntryProps) {
  return (
    <tr>
      <td className="log-when">
        <Ago moment={at} />
      </td>
      <td>{by ?? <span className="muted">the server</span>}</td>
      <td>{action.replaceAll('-', ' ')}</td>
      <td>{record && <EditLink record={record}>{record}</EditLink>}</td>
      <td className="log-details">{details}</td>
    </tr>
  )
}
