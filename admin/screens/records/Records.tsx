import { useMemo, useState } from 'react'
import { namedFolders } from '../../../src/contract/index.ts'
import { api } from '../../api/api.ts'
import { sayFailure } from '../../api/failure.ts'
import { EditLink } from '../../kit/screen/EditLink.tsx'
import { EmptyState } from '../../kit/screen/EmptyState.tsx'
import { FailedScreen } from '../../kit/screen/FailedScreen.tsx'
import { Screen } from '../../kit/screen/Screen.tsx'
import { Skeleton } from '../../kit/screen/Skeleton.tsx'
import { countUses } from '../../model/landings/users-of.ts'
import { RecordGroup } from './RecordGroup.tsx'
import './records.css'

/** The records that landings share: a change affects every landing that uses the record. */
export function Records() {
  const { data: library, error, refetch } = api.useLibraryQuery(undefined)
  // How many landings use a record takes a line: without waiting, it would move what somebody is about to click.
  const { data: catalogue, isLoading: isCounting } = api.useCatalogueQuery(undefined)
  const data = isCounting ? undefined : library
  const [typed, setTyped] = useState('')
  const uses = useMemo(() => countUses(catalogue?.landings ?? []), [catalogue])
  const { data: drafts } = api.useDraftsQuery(undefined)
  const isFound = (record: string) => record.toLowerCase().includes(typed.toLowerCase())
  const known = new Set(data?.records.map(({ record }) => record))
  const drafted = (drafts?.drafts ?? [])
    .map(({ record }) => record)
    .filter((record) => !known.has(record) && !record.startsWith('landings/') && isFound(record))
  const groups = useMemo(() => {
    const found = (data?.records ?? []).filter(({ record }) => record.toLowerCase().includes(typed.toLowerCase()))
    return Map.groupBy(found, ({ record }) => record.split('/')[0] ?? '')
  }, [data, typed])
  if (error && !library) return <FailedScreen title="Shared records" message={sayFailure(error)} onRetry={refetch} />
  return (
    <Screen title="Shared records">
      <p className="muted">
        Landings are built from these records. Before a change is published, you see which landings it affects.
      </p>
      <input
        className="input records-search"
        type="search"
        aria-label="Search shared records"
        placeholder="Search"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {!data && <Skeleton label="Loading the shared records…" look="cards" />}
      {data && groups.size + drafted.length === 0 && (
        <EmptyState title={`No shared record matches “${typed}”.`}>
          <button type="button" className="button" onClick={() => setTyped('')}>
            Show all
          </button>
        </EmptyState>
      )}
      {namedFolders.map(({ folder, heading }) => {
        const records = groups.get(folder) ?? []
        const isNew = data ? drafted.filter((record) => record.startsWith(`${folder}/`)) : []
        return records.length + isNew.length === 0 ? null : (
          <RecordGroup key={folder} folder={folder} heading={heading} records={records} drafted={isNew} uses={uses} />
        )
      })}
      {groups.get('site.json') && (
        <p>
          <EditLink record="site.json">Site settings</EditLink>
        </p>
      )}
    </Screen>
  )
}
