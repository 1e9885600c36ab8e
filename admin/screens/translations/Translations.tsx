import { useDeferredValue, useMemo, useRef, useState } from 'react'
import { sayFailure } from '../../api/failure.ts'
import { useAddressState } from '../../kit/address/use-address-state.ts'
import { useCommands } from '../../kit/commands/use-commands.ts'
import { SearchField } from '../../kit/fields/SearchField.tsx'
import { download } from '../../kit/files/download.ts'
import { plural } from '../../kit/format/plural.ts'
import { FailedScreen } from '../../kit/screen/FailedScreen.tsx'
import { Screen } from '../../kit/screen/Screen.tsx'
import { Skeleton } from '../../kit/screen/Skeleton.tsx'
import { wordsOf } from '../../kit/search/words.ts'
import { useSite } from '../../model/site/site.ts'
import { useMayCall } from '../../model/staff/staff.ts'
import { prepareRows } from '../../model/texts/rows.ts'
import { useLanguages } from '../../model/texts/use-languages.ts'
import { exportTexts } from '../../parts/texts-csv/export-texts.ts'
import { ImportDialog } from '../../parts/texts-csv/ImportDialog.tsx'
import { Detail } from './Detail.tsx'
import { FaultMenu } from './find/FaultMenu.tsx'
import { shownLocales } from './find/filter.ts'
import { LanguageMenu } from './find/LanguageMenu.tsx'
import { useFoundRows } from './find/use-found-rows.ts'
import { searchOf, type View, viewOf } from './find/view.ts'
import { Matrix } from './matrix/Matrix.tsx'
import type { Place } from './matrix/place.ts'
import { PublishTexts } from './PublishTexts.tsx'
import { ReplaceDialog } from './replace/ReplaceDialog.tsx'
import { ReplacedNote } from './replace/ReplacedNote.tsx'
import { useReplace } from './replace/use-replace.ts'
import { LeaveGuard } from './save/LeaveGuard.tsx'
import { SavingNote } from './save/SavingNote.tsx'
import { isOf, useSaving } from './save/use-saving.ts'
import './translations.css'

const place = { to: '/translations', read: viewOf, write: searchOf } as const

/** All texts in all languages: to find, compare and edit. */
export default function Translations() {
  const site = useSite()
  const all = useMemo(() => (site?.locales ?? []).map(({ code }) => code), [site])
  const { languages, error, isComplete, retry } = useLanguages(all)
  const { state: view, type, step } = useAddressState<View>(place)
  const change = (changes: Partial<View>) => step({ ...view, ...changes })
  const [active, setActive] = useState<Place>()
  const [isEditing, setEditing] = useState(false)
  const [dialog, setDialog] = useState<'import' | 'replace'>()
  const [typed, setTyped] = useState<string>()
  const saving = useSaving()
  const search = useRef<HTMLInputElement>(null)
  const matrix = useRef<HTMLTableElement>(null)
  const mayEdit = useMayCall('save-draft')
  const rows = useMemo(() => prepareRows(languages), [languages])
  const locales = useMemo(() => shownLocales(all, view), [all, view])
  const filter = useDeferredValue(view)
  const found = useFoundRows(rows, filter, locales, isComplete)
  const searched = useMemo(() => wordsOf(filter.typed), [filter.typed])
  const replacing = useReplace()
  const mayReplace = mayEdit && isComplete
  const openReplace = () => setDialog('replace')
  const close = () => setDialog(undefined)
  const clear = () => change({ typed: '', faults: [] })
  useCommands([
    { id: 'search', group: 'Texts', label: 'Search texts', keys: ['/'], run: () => search.current?.focus() },
    { id: 'clear', group: 'Texts', label: 'Show all texts', run: clear },
    ...(mayReplace
      ? [{ id: 'replace', group: 'Texts', label: 'Find and replace', keys: ['R'], run: openReplace }]
      : []),
  ])
  if (error) return <FailedScreen title="Texts" message={sayFailure(error)} onRetry={retry} />
  const activeRow = active && found.find(({ id }) => id === active.id)
  const unsaved = active && saving.unsaved.find(isOf(active.locale, active.id))
  return (
    <Screen
      title="Texts"
      className="translations"
      actions={
        <>
          <button
            type="button"
            className="button"
            disabled={!isComplete}
            onClick={() => download('texts.csv', exportTexts(found, locales), 'text/csv')}
          >
            Export CSV
          </button>
          {mayEdit && (
            <>
              <button type="button" className="button" disabled={!isComplete} onClick={() => setDialog('import')}>
                Import CSV…
              </button>
              <button type="button" className="button" disabled={!mayReplace} onClick={openReplace}>
                Find and replace…
              </button>
            </>
          )}
          <PublishTexts languages={languages} isSaved={saving.unsaved.length === 0 && typed === undefined} />
        </>
      }
    >
      <search className="translations-tools">
        <SearchField
          label="Search texts"
          typed={view.typed}
          onTyped={(words) => type({ ...view, typed: words })}
          fieldRef={search}
          onLeave={() => matrix.current?.focus()}
        />
        <LanguageMenu all={all} chosen={view.locales} onChosen={(chosen) => change({ locales: chosen })} />
        <FaultMenu
          rows={rows}
          typed={filter.typed}
          locales={locales}
          chosen={view.faults}
          onChosen={(faults) => change({ faults })}
        />
        <span className="muted" role="status">
          {isComplete ? plural(found.length, 'text') : 'Loading texts…'}
        </span>
        <span className="translations-note">
          <SavingNote saving={saving} />
        </span>
      </search>
      <ReplacedNote replacing={replacing} />
      <Matrix
        matrixRef={matrix}
        rows={found}
        locales={locales}
        unsaved={saving.unsaved}
        searched={searched}
        active={active}
        onActive={setActive}
        isEditing={isEditing}
        onEditing={setEditing}
        mayEdit={mayEdit}
        onTyped={setTyped}
        onSaved={(place, words) => saving.save({ ...place, words })}
      >
        {!isComplete && found.length === 0 && <Skeleton label="Loading texts…" />}
        {isComplete && found.length === 0 && (
          <div className="translations-none">
            <p>
              <strong>No matching texts.</strong>
            </p>
            <button type="button" className="button" onClick={clear}>
              Show all texts
            </button>
          </div>
        )}
      </Matrix>
      {activeRow && (
        <Detail
          row={activeRow}
          locale={active.locale}
          tag={site?.locales.find(({ code }) => code === active.locale)?.tag ?? active.locale}
          words={typed ?? unsaved?.words ?? activeRow.words[active.locale] ?? ''}
          saveProblem={unsaved?.problem}
        />
      )}
      {dialog === 'import' && <ImportDialog rows={rows} locales={all} onClose={close} />}
      {dialog === 'replace' && (
        <ReplaceDialog rows={rows} languages={all} shown={view.locales} onReplace={replacing.replace} onClose={close} />
      )}
      <LeaveGuard unsaved={saving.unsaved} isTyping={typed !== undefined} />
    </Screen>
  )
}
