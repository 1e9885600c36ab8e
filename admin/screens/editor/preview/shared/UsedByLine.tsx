import { Link } from '@tanstack/react-router'
import { Fragment } from 'react'
import { api } from '../../../../api/api.ts'
import { plural } from '../../../../kit/format/plural.ts'
import { EditLink } from '../../../../kit/screen/EditLink.tsx'
import { usersOf } from '../../../../model/landings/users-of.ts'
import { sayRecord } from '../../../../model/records/say-record.ts'

const mostNamed = 2

/** How many landings use a shared record, and which records refer to it, with links. */
export function UsedByLine({ record }: { readonly record: string }) {
  const { data: catalogue } = api.useCatalogueQuery(undefined)
  const { data: uses } = api.useRecordUsesQuery({ record })
  const { landings, search } = usersOf(record, catalogue?.landings ?? [])
  const direct = uses?.users ?? []
  if (!catalogue || !uses) return null
  if (landings.length === 0 && direct.length === 0)
    return <p className="used-by muted">No other record refers to it yet.</p>
  return (
    <p className="used-by muted">
      Used by{' '}
      {landings.length > 0 && (
        <Link to="/" search={search}>
          {plural(landings.length, 'landing')}
        </Link>
      )}
      {landings.length > 0 && direct.length > 0 && ', named in '}
      {direct.slice(0, mostNamed).map((user, index) => (
        <Fragment key={user}>
          {index > 0 && ', '}
          <EditLink record={user}>{sayRecord(user)}</EditLink>
        </Fragment>
      ))}
      {direct.length > mostNamed && ` and ${direct.length - mostNamed} more`}
    </p>
  )
}
