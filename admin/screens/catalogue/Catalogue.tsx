import { useMemo, useRef, useState } from 'react'
import { sayFailure } from '../../api/failure.ts'
import { useCommands } from '../../kit/commands/use-commands.ts'
import { FailedScreen } from '../../kit/screen/FailedScreen.tsx'
import { Screen } from '../../kit/screen/Screen.tsx'
import { useMayCall } from '../../model/staff/staff.ts'
import { PublishDialog } from '../../parts/publish/PublishDialog.tsx'
import { ColumnMenu } from './filters/ColumnMenu.tsx'
import { FoundTexts } from './filters/FoundTexts.tsx'
import { Tools } from './filters/Tools.tsx'
import type { View } from './find/view.ts'
import { NothingFound } from './NothingFound.tsx'
import { NewLanding } from './new/NewLanding.tsx'
import { SavedFilters } from './saved/SavedFilters.tsx'
import { draftsAmong } from './selection/drafts-among.ts'
import { SelectionBar } from './selection/SelectionBar.tsx'
import { useSelection } from './selection/use-selection.ts'
import { Grid } from './table/Grid.tsx'
import { SearchedWords } from './table/searched-words.ts'
import { useVisibleColumns } from './table/visible-columns.ts'
import { useRows } from './use-rows.ts'
import { useView } from './use-view.ts'
import './catalogue.css'

/** All landings: to find, compare, select and open. */
export function Catalogue() {
  const { view, type, change } = useView()
  const { all, rows, found, words, shown, isLoaded, error, refetch } = useRows(view)
  const columns = useVisibleColumns(view.columns, (chosen) => change({ columns: chosen }))
  const [opened, setOpened] = useState<'new' | 'publish'>()
  const search = useRef<HTMLInputElement>(null)
  const grid = useRef<HTMLTableElement>(null)
  const selection = useSelection(rows)
  const drafts = useMemo(() => draftsAmong(rows, selection.visible), [rows, selection.visible])
  const mayWrite = useMayCall('save-draft')
  const openNew = () => setOpened('new')
  const close = () => setOpened(undefined)
  const clear = () => change({ typed: '', chosen: {}, columns: undefined })
  const pick = (picked: View) => {
    change({ columns: undefined, ...picked })
    grid.current?.focus()
  }
  const group = 'Landings'
  useCommands([
    { id: 'search', group, label: 'Search landings', keys: ['/'], run: () => search.current?.focus() },
    ...(mayWrite ? [{ id: 'new', group, label: 'New landing', keys: ['N'], run: openNew }] : []),
    { id: 'clear', group, label: 'Show all landings', run: clear },
  ])
  if (error) return <FailedScreen title="Landings" message={sayFailure(error)} onRetry={refetch} />
  const actions = (
    <>
      <SavedFilters view={{ ...view, columns: columns.shown }} onPicked={pick} />
      <ColumnMenu visibility={columns.visibility} onChosen={columns.choose} />
      {mayWrite && (
        <button type="button" className="button button-primary" onClick={openNew} aria-keyshortcuts="n">
          New landing
        </button>
      )}
    </>
  )
  return (
    <Screen title="Landings" className="catalogue" actions={actions}>
      <Tools
        rows={all}
        view={view}
        onTyped={type}
        onChosen={(chosen) => change({ chosen })}
        onClear={clear}
        fieldRef={search}
        onLeave={() => grid.current?.focus()}
      >
        <FoundTexts found={found} />
      </Tools>
      <SearchedWords value={words}>
        <Grid
          gridRef={grid}
          rows={rows}
          selection={selection}
          order={view.order}
          onView={change}
          visibility={columns.visibility}
        >
          {rows.length === 0 && (
            <NothingFound
              view={shown}
              isLoaded={isLoaded}
              isEmpty={all.length === 0}
              onClear={clear}
              onNew={mayWrite ? openNew : undefined}
            />
          )}
        </Grid>
      </SearchedWords>
      <SelectionBar
        total={isLoaded ? all.length : undefined}
        selection={selection}
        drafts={drafts.length}
        onPublish={() => setOpened('publish')}
      />
      {opened === 'new' && <NewLanding onClose={close} />}
      {opened === 'publish' && <PublishDialog records={drafts} onClose={close} />}
    </Screen>
  )
}
