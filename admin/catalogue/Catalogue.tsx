import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { api } from '../api/api.ts'
import { CallFailure } from '../parts/CallFailure.tsx'
import { useMayCall } from '../session/staff.ts'
import { useCommands } from '../shell/commands/use-commands.ts'
import { Screen } from '../shell/Screen.tsx'
import { ColumnMenu } from './filters/ColumnMenu.tsx'
import { Filters } from './filters/Filters.tsx'
import { SearchField } from './filters/SearchField.tsx'
import { filterRows } from './find/filter.ts'
import { prepareRows, wordsOf } from './find/rows.ts'
import { sortRows } from './find/sort.ts'
import { NothingFound } from './NothingFound.tsx'
import { NewLanding } from './new/NewLanding.tsx'
import { PublishDialog } from './publish/PublishDialog.tsx'
import { draftsAmong } from './selection/drafts-among.ts'
import { SelectionBar } from './selection/SelectionBar.tsx'
import { useSelection } from './selection/use-selection.ts'
import { Grid } from './table/Grid.tsx'
import { useVisibleColumns } from './table/visible-columns.ts'
import { Words } from './table/words.ts'
import { useView } from './use-view.ts'
import './catalogue.css'

/** Every landing: found, looked over, selected, opened. */
export function Catalogue() {
  const { data, error, refetch } = api.useCatalogueQuery(undefined)
  const { view, type, change } = useView()
  const [visibility, setVisibility] = useVisibleColumns()
  const [opened, setOpened] = useState<'new' | 'publish'>()
  const search = useRef<HTMLInputElement>(null)
  const grid = useRef<HTMLTableElement>(null)
  const all = useMemo(() => prepareRows(data?.landings ?? []), [data])
  const sorted = useMemo(() => sortRows(all, view.order), [all, view.order])
  const filter = useDeferredValue(view)
  const rows = useMemo(() => filterRows(sorted, filter), [sorted, filter])
  const words = useMemo(() => wordsOf(filter.typed), [filter.typed])
  const selection = useSelection(rows)
  const drafts = useMemo(() => draftsAmong(rows, selection.visible), [rows, selection.visible])
  const mayWrite = useMayCall('save-draft')
  const openNew = () => setOpened('new')
  const clear = () => change({ typed: '', chosen: {} })
  useCommands([
    { id: 'search', group: 'Landings', label: 'Search landings', keys: ['/'], run: () => search.current?.focus() },
    ...(mayWrite ? [{ id: 'new', group: 'Landings', label: 'New landing', keys: ['N'], run: openNew }] : []),
    { id: 'clear', group: 'Landings', label: 'Show all landings', run: clear },
  ])
  if (error && !data) return <CallFailure title="Landings" error={error} again={refetch} />
  return (
    <Screen
      title="Landings"
      className="catalogue"
      actions={
        <>
          <ColumnMenu visibility={visibility} onChosen={setVisibility} />
          {mayWrite && (
            <button type="button" className="button button-primary" onClick={openNew} aria-keyshortcuts="n">
              New landing
            </button>
          )}
        </>
      }
    >
      <search className="catalogue-tools">
        <SearchField typed={view.typed} onTyped={type} fieldRef={search} onLeave={() => grid.current?.focus()} />
        <Filters rows={all} filter={filter} onChosen={(chosen) => change({ chosen })} />
        {Object.keys(view.chosen).length > 0 && (
          <button type="button" className="button button-small button-quiet" onClick={clear}>
            Clear filters
          </button>
        )}
      </search>
      <Words value={words}>
        <Grid
          gridRef={grid}
          rows={rows}
          selection={selection}
          order={view.order}
          onOrder={(order) => change({ order })}
          visibility={visibility}
        >
          {data ? (
            rows.length === 0 && <NothingFound view={filter} isEmpty={all.length === 0} onClear={clear} />
          ) : (
            <p className="catalogue-none muted" role="status">
              Fetching the landings…
            </p>
          )}
        </Grid>
      </Words>
      <SelectionBar
        total={all.length}
        selection={selection}
        drafts={drafts.length}
        onPublish={() => setOpened('publish')}
      />
      {opened === 'new' && <NewLanding onClose={() => setOpened(undefined)} />}
      {opened === 'publish' && <PublishDialog records={drafts} onClose={() => setOpened(undefined)} />}
    </Screen>
  )
}
