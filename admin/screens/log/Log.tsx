import { api } from '../../api/api.ts'
import type { Answer } from '../../api/ask.ts'
import { sayFailure } from '../../api/failure.ts'
import { Ago } from '../../kit/format/Ago.tsx'
import { LongName } from '../../kit/format/LongName.tsx'
import { EditLink } from '../../kit/screen/EditLink.tsx'
import { FailedScreen } from '../../kit/screen/FailedScreen.tsx'
import { LoadMore } from '../../kit/screen/LoadMore.tsx'
import { RefreshButton } from '../../kit/screen/RefreshButton.tsx'
import { Screen } from '../../kit/screen/Screen.tsx'
import { Table } from '../../kit/screen/Table.tsx'
import { sayRecord } from '../../model/records/say-record.ts'
import { spaced } from '../../model/schemas/spaced.ts'
import { sayDetails } from './say-details.ts'
import './log.css'

/** Who did what and when, newest first. */
export function Log() {
  const query = api.useAuditInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data, error, refetch } = query
  if (error && !data) return <FailedScreen title="Log" message={sayFailure(error)} onRetry={refetch} />
  const entries = data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <Screen title="Log" actions={<RefreshButton query={query} />}>
      {entries.length > 0 && (
        <Table head={['When', 'Who', 'What', 'Record', 'Details']} className="log">
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </Table>
      )}
      <LoadMore query={query} listed={entries.length} label="Load older entries" none="No entries yet." />
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
      <td>{spaced(action)}</td>
      <td>{record && <EditLink record={record}>{sayRecord(record)}</EditLink>}</td>
      <td className="log-details">{details && <LongName name={sayDetails(details)} />}</td>
    </tr>
  )
}
