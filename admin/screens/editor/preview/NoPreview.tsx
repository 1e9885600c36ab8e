import { Link } from '@tanstack/react-router'
import { recordKind } from '../../../../src/contract/index.ts'
import { api } from '../../../api/api.ts'
import { EditLink } from '../../../kit/screen/EditLink.tsx'
import { type Landing, nameOf } from '../../../model/landings/landing.ts'
import './no-preview.css'

/** By which property landings name the records of a folder. */
const references: Readonly<Record<string, 'theme' | 'market' | 'dialog' | 'section'>> = {
  themes: 'theme',
  markets: 'market',
  dialogs: 'dialog',
  sections: 'section',
}

const mostListed = 12

/** In place of the preview of a record that is no page: where its effect can be seen. */
export function NoPreview({ record }: { readonly record: string }) {
  const { data } = api.useCatalogueQuery(undefined)
  const users = usersOf(record, data?.landings ?? [])
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
          {users.length > 0 && ' Open a landing that uses it to see the page:'}
        </p>
      )}
      {users.length > 0 && (
        <ul>
          {users.slice(0, mostListed).map((landing) => (
            <li key={landing.slug}>
              <EditLink record={landing.record}>{nameOf(landing)}</EditLink>
            </li>
          ))}
          {users.length > mostListed && <li className="muted">and {users.length - mostListed} more</li>}
        </ul>
      )}
    </section>
  )
}

function usersOf(record: string, landings: readonly Landing[]): readonly Landing[] {
  const [folder = '', name = ''] = record.replace(/\.json$/, '').split('/')
  const property = references[folder]
  return property ? landings.filter((landing) => landing[property] === name) : []
}
