import { Link } from '@tanstack/react-router'
import { api } from '../../api/api.ts'
import type { Answer } from '../../api/ask.ts'
import { sayFailure } from '../../api/failure.ts'
import { Ago } from '../../kit/format/Ago.tsx'
import { plural } from '../../kit/format/plural.ts'
import { EditLink } from '../../kit/screen/EditLink.tsx'
import { FailedScreen } from '../../kit/screen/FailedScreen.tsx'
import { LoadMore } from '../../kit/screen/LoadMore.tsx'
import { RefreshButton } from '../../kit/screen/RefreshButton.tsx'
import { Screen } from '../../kit/screen/Screen.tsx'
import { Table } from '../../kit/screen/Table.tsx'
import { sayRecord } from '../../model/records/say-record.ts'
import { useMayCall } from '../../model/staff/staff.ts'

type Publication = Answer<'publications'>['publications'][number]

/** Everything that was published, newest first; each can be taken back as a whole. */
export function Publications() {
  const query = api.usePublicationsInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  const { data, error, refetch } = query
  if (error && !data) return <FailedScreen title="History" message={sayFailure(error)} onRetry={refetch} />
  const publications = data?.pages.flatMap((page) => page.publications) ?? []
  return (
    <Screen title="History" actions={<RefreshButton query={query} />}>
      {publications.length > 0 && (
        <Table head={['When', 'Who', 'What', 'Note']} unseen="Acts">
          {publications.map((publication) => (
            <Row key={publication.id} publication={publication} />
          ))}
        </Table>
      )}
      <LoadMore
        query={query}
        listed={publications.length}
        label="Load older ones"
        none="Nothing has been published yet."
        next={
          <p>
            Whatever is published from now on stands here, and can be taken back. Open a <Link to="/">landing</Link> to
            change and publish it.
          </p>
        }
      />
    </Screen>
  )
}

const acts: Readonly<Record<Publication['act'], string>> = {
  publish: 'Published',
  launch: 'Launched as planned',
  rename: 'Renamed',
  'bulk-change': 'Changed at once',
  revert: 'Reverted',
}

function Row({ publication }: { readonly publication: Publication }) {
  const { id, at, by, act, note, records, first, revertedAt } = publication
  const mayRevert = useMayCall('bulk-dry-run')
  return (
    <tr>
      <td>
        <Ago moment={at} />
      </td>
      <td>{by}</td>
      <td>
        {acts[act]}: <EditLink record={first}>{sayRecord(first)}</EditLink>
        {records > 1 && ` and ${plural(records - 1, 'other record')}`}{' '}
        {revertedAt && <span className="badge">Reverted</span>}
      </td>
      <td>{note}</td>
      <td className="table-actions">
        {mayRevert && act !== 'rename' && (
          <Link className="button button-small" to="/history/$id" params={{ id }}>
            Revert…<span className="unseen"> {note || sayRecord(first)}</span>
          </Link>
        )}
      </td>
    </tr>
  )
}
