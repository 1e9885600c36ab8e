import { useMemo, useState } from 'react'
import { namedFolders } from '../../../src/contract/index.ts'
import { api } from '../../api/api.ts'
import { sayFailure } from '../../api/failure.ts'
import { plural } from '../../kit/format/plural.ts'
import { EditLink } from '../../kit/screen/EditLink.tsx'
import { FailedScreen } from '../../kit/screen/FailedScreen.tsx'
import { Screen } from '../../kit/screen/Screen.tsx'
import { countUses } from '../../model/landings/users-of.ts'
import './records.css'

/** The records that landings share: a change affects every landing that uses the record. */
export function Records() {
  const { data, error, refetch } = api.useLibraryQuery(undefined)
  const { data: catalogue } = api.useCatalogueQuery(undefined)
  const [typed, setTyped] = useState('')
  const uses = useMemo(() => countUses(catalogue?.landings ?? []), [catalogue])
  const groups = useMemo(() => {
    const found = (data?.records ?? []).filter(({ record }) => record.toLowerCase().includes(typed.toLowerCase()))
    return Map.groupBy(found, ({ record }) => record.split('/')[0] ?? '')
  }, [data, typed])
  if (error && !data) return <FailedScreen title="Shared records" message={sayFailure(error)} onRetry={refetch} />
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
      {namedFolders.map(({ folder, heading }) => {
        const records = groups.get(folder) ?? []
        return records.length === 0 ? null : (
          <section key={folder} aria-labelledby={`records-${folder}`}>
            <h2 id={`records-${folder}`}>
              {heading} <span className="muted">{records.length}</span>
            </h2>
            <ul className="records">
              {records.map(({ record }) => (
                <li key={record}>
                  <EditLink record={record} className="record">
                    {record.slice(folder.length + 1, -'.json'.length)}
                    <span className="record-uses muted">
                      {uses.has(record) && plural(uses.get(record) ?? 0, 'landing')}
                    </span>
                  </EditLink>
                </li>
              ))}
            </ul>
          </section>
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
