import { useState } from 'react'
import { api } from '../../api/api.ts'
import type { Answer } from '../../api/ask.ts'
import { sayFailure } from '../../api/failure.ts'
import { Ago } from '../../kit/format/Ago.tsx'
import { plural } from '../../kit/format/plural.ts'
import { EditLink } from '../../kit/screen/EditLink.tsx'
import { FailedScreen } from '../../kit/screen/FailedScreen.tsx'
import { RefreshButton } from '../../kit/screen/RefreshButton.tsx'
import { Screen } from '../../kit/screen/Screen.tsx'
import { Section, Sections } from '../../kit/screen/Section.tsx'
import { Skeleton } from '../../kit/screen/Skeleton.tsx'
import { Table } from '../../kit/screen/Table.tsx'
import { sayRecord } from '../../model/records/say-record.ts'
import { useMayCall } from '../../model/staff/staff.ts'
import { PublishDialog } from '../../parts/publish/PublishDialog.tsx'
import { Declined } from './Declined.tsx'
import { Names } from './Names.tsx'

/** What others ask for appears by itself. */
const readEvery = 10_000

type Draft = Answer<'reviews'>['drafts'][number]

/** What waits for somebody: drafts that want a review, names that a second person has to give, and records with open comments. */
export function Reviews() {
  const query = api.useReviewsQuery(undefined, { refetchOnMountOrArgChange: true, pollingInterval: readEvery })
  const [reviewed, setReviewed] = useState<string>()
  const { data, error, refetch } = query
  const { pending = [], declined = [] } = Object.groupBy(data?.drafts ?? [], (draft) =>
    draft.declined ? 'declined' : 'pending',
  )
  if (error && !data) return <FailedScreen title="Reviews" message={sayFailure(error)} onRetry={refetch} />
  return (
    <Screen title="Reviews" actions={<RefreshButton query={query} />}>
      {!data ? (
        <Skeleton label="Loading the reviews…" />
      ) : (
        <Sections>
          <Section
            title="Drafts that want a review"
            count={pending.length}
            none="Nobody waits for a review at the moment. Editors ask for one with “Request a review” in the editor."
          >
            <Table head={['Record', 'Requested', 'Last saved by', 'State']} unseen="Acts">
              {pending.map((draft) => (
                <DraftRow key={draft.record} draft={draft} onReview={() => setReviewed(draft.record)} />
              ))}
            </Table>
          </Section>
          {declined.length > 0 && (
            <Section title="Drafts that are to be changed first" count={declined.length}>
              <Declined drafts={declined} />
            </Section>
          )}
          {data.names.length > 0 && (
            <Section title="New names that want a second person" count={data.names.length}>
              <Names names={data.names} />
            </Section>
          )}
          <Section
            title="Open comments"
            count={data.comments.length}
            none="There are no open comments. They are written beside a field in the editor, or by guests of a shared preview."
          >
            <Table head={['Record', 'Comments', 'Latest']}>
              {data.comments.map(({ record, open, at }) => (
                <tr key={record}>
                  <td>
                    <EditLink record={record}>{sayRecord(record)}</EditLink>
                  </td>
                  <td>{plural(open, 'open comment')}</td>
                  <td>
                    <Ago moment={at} />
                  </td>
                </tr>
              ))}
            </Table>
          </Section>
        </Sections>
      )}
      {reviewed !== undefined && (
        <PublishDialog records={[reviewed]} onClose={() => setReviewed(undefined)} onDone={refetch} />
      )}
    </Screen>
  )
}

function DraftRow({ draft, onReview }: { readonly draft: Draft; readonly onReview: () => void }) {
  const { record, requestedBy, requestedAt, savedBy } = draft
  const mayReview = useMayCall('approve')
  return (
    <tr>
      <td>
        <EditLink record={record}>{sayRecord(record)}</EditLink>
      </td>
      <td>
        {requestedBy}, <Ago moment={requestedAt} />
      </td>
      <td>{savedBy}</td>
      <td>
        <State {...draft} />
      </td>
      <td className="table-actions">
        {mayReview && (
          <button type="button" className="button button-small" onClick={onReview}>
            Review…
          </button>
        )}
      </td>
    </tr>
  )
}

function State({ problems, isDeletion, approvedBy }: Draft) {
  if (problems) return <span className="badge badge-bad">{plural(problems, 'error')}</span>
  if (approvedBy.length > 0) return <span className="badge badge-good">Approved by {approvedBy.join(', ')}</span>
  return <span className="badge badge-warn">{isDeletion ? 'To be deleted' : 'Waiting'}</span>
}
