import { columnVisibilityFeature, createColumnHelper, rowSortingFeature, tableFeatures } from '@tanstack/react-table'
import { use } from 'react'
import { Ago } from '../../../kit/format/Ago.tsx'
import { EditLink } from '../../../kit/screen/EditLink.tsx'
import { Marked } from '../../../kit/search/Marked.tsx'
import { type Landing, nameOf } from '../../../model/landings/landing.ts'
import { StateBadge } from './StateBadge.tsx'
import { SearchedWords } from './searched-words.ts'

/** The least width of a column in pixels, and its share of the remaining width. */
type Width = { readonly atLeast: number; readonly share: number }

export const features = tableFeatures({ columnVisibilityFeature, rowSortingFeature, columnMeta: {} as Width })

const column = createColumnHelper<typeof features, Landing>()

/** Every column, in order. Rows are sorted outside of the table, by the keys of `find/sort.ts`, which are these ids. */
export const columns = column.columns([
  column.accessor('slug', {
    id: 'slug',
    header: 'Landing',
    enableHiding: false,
    meta: { atLeast: 160, share: 2.2 },
    cell: ({ row: { original } }) => <Name landing={original} />,
  }),
  column.accessor(({ extends: parent }) => parent, {
    id: 'parent',
    header: 'Based on',
    meta: { atLeast: 84, share: 0.9 },
    cell: ({ getValue }) => <Text text={getValue()} />,
  }),
  column.accessor('theme', {
    header: 'Theme',
    meta: { atLeast: 84, share: 1 },
    cell: ({ getValue }) => <Text text={getValue()} />,
  }),
  column.accessor('market', {
    header: 'Market',
    meta: { atLeast: 72, share: 0 },
    cell: ({ getValue }) => <Text text={getValue()} />,
  }),
  column.accessor('dialog', {
    header: 'Dialog',
    meta: { atLeast: 104, share: 1.5 },
    cell: ({ getValue }) => <Text text={getValue()} />,
  }),
  column.accessor('section', {
    header: 'Section',
    meta: { atLeast: 100, share: 1.2 },
    cell: ({ getValue }) => <Text text={getValue()} />,
  }),
  column.accessor(({ tags }) => tags.join(', '), {
    id: 'tags',
    header: 'Tags',
    meta: { atLeast: 96, share: 1.4 },
    cell: ({ getValue }) => <Text text={getValue()} />,
  }),
  column.accessor('state', {
    header: 'State',
    meta: { atLeast: 92, share: 0 },
    cell: ({ row: { original } }) => <StateBadge {...original} />,
  }),
  column.accessor(({ changedAt }) => changedAt, {
    id: 'changed',
    header: 'Changed',
    meta: { atLeast: 112, share: 0 },
    cell: ({ row: { original } }) => <Change landing={original} />,
  }),
])

export const columnIds = columns.map(({ id, ...rest }) => id ?? String('accessorKey' in rest ? rest.accessorKey : ''))

function Name({ landing }: { readonly landing: Landing }) {
  return (
    <EditLink record={landing.record} className="grid-name" tabIndex={-1} title={nameOf(landing)}>
      <Marked text={nameOf(landing)} words={use(SearchedWords)} />
    </EditLink>
  )
}

function Text({ text }: { readonly text: string | undefined }) {
  return (
    <span className="grid-text" title={text}>
      {text && <Marked text={text} words={use(SearchedWords)} />}
    </span>
  )
}

function Change({ landing: { changedAt, changedBy } }: { readonly landing: Landing }) {
  return (
    <span className="grid-change">
      <Ago moment={changedAt} />
      {changedBy && <span className="muted">{changedBy}</span>}
    </span>
  )
}
