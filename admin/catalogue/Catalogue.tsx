import { Link } from '@tanstack/react-router'
import { api } from '../api/api.ts'

export function Catalogue() {
  const { data } = api.useCatalogueQuery(undefined)
  return (
    <ul>
      {data?.landings.map(({ record, slug }) => (
        <li key={record}>
          <Link to="/edit/$" params={{ _splat: record }}>
            {slug}
          </Link>
        </li>
      ))}
    </ul>
  )
}
