import { Link } from '@tanstack/react-router'
import { api } from '../../../../api/api.ts'
import { plural } from '../../../../kit/format/plural.ts'
import { EditLink } from '../../../../kit/screen/EditLink.tsx'
import { usersOf } from '../../../../model/landings/users-of.ts'
import { sayRecord } from '../../../../model/records/say-record.ts'

/** How many landings use a shared record, and which records refer to it, in one line. */
export function UsedByLine({ record }: { readonly record: string }) {
  const { data: catalogue } = api.useCatalogueQuery(undefined)
  const { data: uses } = api.useRecordUsesQuery({ record })
  const { landings, search } = usersOf(record, catalogue?.landings ?? [])
  const [first, ...others] = uses?.users ?? []
  if (!catalogue || !uses) return null
  if (landings.length === 0 && !first) return <p className="used-by muted">No other record refers to it yet.</p>
  return (
    <p className="used-by muted">
      Used by{' '}
      {landings.length > 0 && (
        <Link to="/" search={search}>
          {plural(landings.length, 'landing')}
        </Link>
      )}
      {landings.length > 0 && first && ', named in '}
      {first && <EditLink record={first}>{sayRecord(first)}</EditLink>}
      {others.length > 0 && ` and ${others.length} more`}
    </p>
  )
}
