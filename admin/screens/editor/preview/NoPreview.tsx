import { Link } from '@tanstack/react-router'
import { recordKind } from '../../../../src/contract/index.ts'
import { api } from '../../../api/api.ts'
import { plural } from '../../../kit/format/plural.ts'
import { EditLink } from '../../../kit/screen/EditLink.tsx'
import { nameOf } from '../../../model/landings/landing.ts'
import { usersOf } from '../../../model/landings/users-of.ts'
import './no-preview.css'

const mostListed = 12

/** In place of the preview of a record that is no page: where its effect can be seen. */
export function NoPreview({ record }: { readonly record: string }) {
  const { data } = api.useCatalogueQuery(undefined)
  const { landings: users, search } = usersOf(record, data?.landings ?? [])
  return (
    <section className="no-preview" aria-label="Preview">
      <h2>No preview</h2>
      {recordKind(record) === 'messages' ? (
        <p className="muted">
          A language is not a page. Compare its texts with other languages under <Link to="/translations">Texts</Link>,
          or open a landing to see them in place.
        </p>
      ) : (
        <p className="muted">
          This record is shared by landings, and has no page of its own.
          {users.length > 0 && ` Used by ${plural(users.length, 'landing')}; open one to see the page:`}
        </p>
      )}
      {users.length > 0 && (
        <ul>
          {users.slice(0, mostListed).map((landing) => (
            <li key={landing.slug}>
              <EditLink record={landing.record}>{nameOf(landing)}</EditLink>
            </li>
          ))}
          {users.length > mostListed && (
            <li>
              <Link to="/" search={search}>
                Show all {users.length}
              </Link>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}
