import { memo, useCallback, useEffect, useMemo, useState } from 'react'
import { recordKind } from '../../../src/contract/index.ts'
import { asContent, type Own } from '../../../src/registry/overrides/overrides.ts'
import type { Answer } from '../../api/ask.ts'
import { plural } from '../../kit/format/plural.ts'
import { isPage } from '../../model/landings/is-page.ts'
import { type Content, format } from '../../model/record/content.ts'
import { blockTypeOf } from '../../model/schemas/block-type-of.ts'
import { nameOfPath } from '../../model/schemas/name-of-path.ts'
import { recordSchema } from '../../model/schemas/record-schema.ts'
import { useMayCall } from '../../model/staff/staff.ts'
import { sourceLocale } from '../../model/texts/language.ts'
import { sayAt } from '../../parts/differences/say-at.ts'
import { Bar } from './bar/Bar.tsx'
import { type Tab, tabId, tabPanelId } from './bar/tabs.ts'
import { BlockEditor } from './blocks/BlockEditor.tsx'
import { blocksOfPage } from './blocks/kinds.ts'
import { Comments } from './comments/Comments.tsx'
import { Deletion } from './deletion/Deletion.tsx'
import type { Editing } from './editing/editing.ts'
import { goToField } from './go-to-field.ts'
import { HistoryView } from './history/HistoryView.tsx'
import { JsonView } from './json/JsonView.tsx'
import { Unfinished } from './json/Unfinished.tsx'
import { Launches } from './launch/Launches.tsx'
import { NoPreview } from './preview/NoPreview.tsx'
import { PreviewPane } from './preview/PreviewPane.tsx'
import { hasRecordPane, RecordPane } from './preview/RecordPane.tsx'
import { Conflicts } from './problems/Conflicts.tsx'
import { DiagnosticsPanel } from './problems/DiagnosticsPanel.tsx'
import { NotSaved } from './problems/NotSaved.tsx'
import { DialogForms } from './record/DialogForms.tsx'
import { FamilyLine } from './record/FamilyLine.tsx'
import { GroupForms } from './record/GroupForms.tsx'
import { RecordForm } from './record/RecordForm.tsx'
import { DeclinedNote } from './review/DeclinedNote.tsx'
import { TextEditor } from './texts/TextEditor.tsx'
import { Unready } from './Unready.tsx'
import { useDocument, useDocumentState } from './use-document.ts'
import { useLandingCommands } from './use-editor-commands.ts'
import { useFieldTexts } from './use-field-texts.ts'
import { useFocus } from './use-focus.ts'
import { useFollowMove } from './use-follow-move.ts'
import { useLinkedField } from './use-linked-field.ts'
import { useNews } from './use-news.ts'
import { useRecord } from './use-record.ts'
import { useWords } from './words/use-words.ts'
import './editor.css'

const none = {}

type WorkbenchProps = {
  readonly opened: Answer<'record'>
  /** Called when the record has been deleted. */
  readonly onGone: () => void
}

/** The form and the preview of one record, side by side over the same document. */
export function Workbench({ opened, onGone }: WorkbenchProps) {
  const document = useDocument(opened)
  const state = useDocumentState(document)
  useEffect(() => {
    if (state.isGone) onGone()
  }, [state.isGone, onGone])
  useNews(state)
  useFollowMove(state.movedTo)
  const content = state.history.present
  const mayChange = useMayCall('save-draft')
  const words = useWords()
  const [view, setView] = useState({ locale: 'en', parameter: null as string | null })
  const {
    library,
    messages,
    english,
    compiler,
    isReady,
    failure,
    retry,
    own,
    effective,
    inherited,
    inheritedAt,
    landing,
    landingVersion,
    problems,
    ahead,
    choicesOf,
  } = useRecord(opened, content, words, view.locale)
  const [tab, setTab] = useState<Tab>('form')
  const [looked, setLooked] = useState<Content>()
  const lookedAt = useMemo(() => looked && compiler?.compile(format(looked)).compiled, [looked, compiler])
  const [focus, setFocus] = useFocus()
  const [editedText, setEditedText] = useState<string>()
  useEffect(() => document.saveWith(words.save), [document, words])
  const texts = useFieldTexts({
    record: opened.record,
    english,
    words,
    compiler,
    onWritten: () =>
      setView((before) => (before.locale === sourceLocale ? before : { ...before, locale: sourceLocale })),
    openLanguages: setEditedText,
  })
  const hasPage = isPage(opened.record)
  const isAlone = !hasPage && !hasRecordPane(opened.record)
  const isDialog = recordKind(opened.record) === 'dialog'
  const change = useCallback((next: Content, place: string) => document.change(next, place), [document])
  const goTo = (path: readonly string[]) => {
    setTab('form')
    setFocus([...path])
    goToField(path)
  }
  useLinkedField({ isReady: compiler !== undefined, effective, own, onGo: goTo })
  const typeOfBlock = blockTypeOf(own, effective)
  const nameOf = (path: readonly string[]) => nameOfPath(opened.record, path, typeOfBlock)
  const say = (path: readonly string[], value: unknown) =>
    sayAt({ record: opened.record, path, typeOf: typeOfBlock, wordsOf: (text) => english?.[text] }, value)
  useLandingCommands(hasPage && isReady ? { effective, onGo: goTo } : undefined)
  const editing: Editing = useMemo(
    () => ({
      own,
      inherited,
      inheritedAt,
      effective,
      problems,
      choicesOf,
      messages: english ?? none,
      texts,
      change: (next: Own, place: string) => change(asContent(next), place),
      focus,
      setFocus,
      canReset: own.extends !== undefined,
    }),
    [own, inherited, inheritedAt, effective, problems, choicesOf, english, texts, change, focus, setFocus],
  )
  return (
    <div className="workbench" data-alone={isAlone || undefined}>
      <Bar document={document} state={state} words={words} tab={tab} onTab={setTab}>
        <DiagnosticsPanel problems={problems} nameOf={nameOf} onGo={goTo} onText={setEditedText} />
      </Bar>
      <div className="workbench-form">
        <NotSaved {...state} words={words} />
        <DeclinedNote {...state} />
        {!state.isDeletion && <Launches document={document} state={state} />}
        <Conflicts conflicts={state.conflicts} document={document} nameOf={nameOf} say={say} />
        {ahead !== undefined && (
          <p role="status" className="muted">
            Not checked against the other records yet: {plural(ahead, 'check')} of colleagues first, then this one.
          </p>
        )}
        <Comments record={opened.record} focus={focus} nameOf={nameOf} onGo={goTo} />
        {state.unfinished && tab !== 'json' && (
          <Unfinished onFinish={() => setTab('json')} onDiscard={document.discardUnfinished} />
        )}
        <div role="tabpanel" id={tabPanelId} aria-labelledby={tabId(tab)}>
          {tab === 'form' && isReady && state.isDeletion && <Deletion document={document} state={state} />}
          {tab === 'form' && !isReady && <Unready record={opened.record} failure={failure} onRetry={retry} />}
          {tab === 'form' && isReady && !state.isDeletion && (
            <fieldset disabled={!mayChange || state.unfinished !== undefined}>
              <FamilyLine record={opened.record} parent={own.extends} library={library} />
              {isAlone && <NoPreview record={opened.record} />}
              {hasPage && <LandingForms editing={editing} />}
              {isDialog && <DialogForms editing={editing} />}
              {!hasPage && !isDialog && (
                <RecordForm record={opened.record} content={content} editing={editing} onChange={change} />
              )}
            </fieldset>
          )}
          {tab === 'json' && (
            <JsonView
              content={content}
              unfinished={state.unfinished}
              problems={problems}
              isReadOnly={!mayChange || state.isDeletion}
              known={{ schema: recordSchema(opened.record), typeOfBlock, choicesOf }}
              onWrite={document.write}
            />
          )}
          {tab === 'history' && (
            <HistoryView
              record={opened.record}
              content={content}
              onRestored={mayChange && !state.isDeletion ? (version) => change(version, 'restore') : undefined}
              onLook={hasPage ? setLooked : undefined}
            />
          )}
        </div>
        {editedText !== undefined && (
          <TextEditor
            key={editedText}
            id={editedText}
            locales={compiler?.compiler.library.locales ?? []}
            shown={view.locale}
            onType={words.show}
            onLanguage={(locale) => setView({ ...view, locale })}
            onClose={() => {
              setEditedText(undefined)
              words.show(undefined)
            }}
          />
        )}
      </div>
      {hasPage ? (
        <PreviewPane
          opened={opened}
          content={looked ?? content}
          english={english}
          version={lookedAt ? 'former' : landingVersion}
          compiler={compiler}
          landing={lookedAt ?? landing}
          messages={messages}
          words={words}
          view={view}
          onView={setView}
          outlined={focus}
          onPicked={goTo}
        />
      ) : (
        <RecordPane
          record={opened.record}
          content={content}
          compiler={compiler}
          messages={messages}
          locale={view.locale}
          onLocale={(locale) => setView({ ...view, locale })}
          onChange={mayChange && !state.isDeletion ? change : undefined}
        />
      )}
    </div>
  )
}

/** Rendered again when the record changes, not while a text is typed. */
const LandingForms = memo(function LandingForms({ editing }: { readonly editing: Editing }) {
  return (
    <>
      <BlockEditor editing={editing} kinds={blocksOfPage} />
      <GroupForms {...editing} />
    </>
  )
})
