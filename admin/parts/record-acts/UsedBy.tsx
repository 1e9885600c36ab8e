import { recordKind } from '../../../src/contract/index.ts'
import { api } from '../../api/api.ts'
import { EditLink } from '../../kit/screen/EditLink.tsx'
import { sayRecord } from '../../model/records/say-record.ts'

type UsedByProps = {
  readonly record: string
  /** What cannot be done meanwhile. */
  readonly verb: 'renamed' | 'deleted'
}

const mostNamed = 8

/** Who uses a record and keeps it from going; redirects follow by themselves. */
export function UsedBy({ record, verb }: UsedByProps) {
  const { data } = api.useRecordUsesQuery({ record })
  const users = data?.users.filter((user) => recordKind(user) !== 'redirect') ?? []
  if (users.length === 0) return null
  return (
    <div className="publishing-warnings" role="alert">
      <p>It cannot be {verb} while other records use it:</p>
      <ul className="record-users">
        {users.slice(0, mostNamed).map((user) => (
          <li key={user}>
            <EditLink record={user}>{sayRecord(user)}</EditLink>
          </li>
        ))}
        {users.length > mostNamed && <li>and {users.length - mostNamed} others</li>}
      </ul>
    </div>
  )
}
