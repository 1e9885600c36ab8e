import { memo, useCallback, useMemo, useState } from 'react'
import { api } from '../../api/api.ts'
import type { Answer } from '../../api/ask.ts'
import type { Content } from '../../model/record/content.ts'
import { useMayCall } from '../../model/staff/staff.ts'
import { Bar } from './bar/Bar.tsx'
import type { Tab } from './bar/tabs.ts'
import { BlockEditor } from './blocks/BlockEditor.tsx'
import { collectChoices } from './editing/choices.ts'
import type { Editing } from './editing/editing.ts'
import { recordSchema } from './editing/record-schema.ts'
import { goToField } from './go-to-field.ts'
import { HistoryView } from './history/HistoryView.tsx'
import { blockTypeOf } from './json/block-type-of.ts'
import { JsonView } from './json/JsonView.tsx'
import { PreviewPane } from './preview/PreviewPane.tsx'
import { useTyping } from './preview/typing.ts'
import { Conflicts } from './problems/Conflicts.tsx'
import { DiagnosticsPanel } from './problems/DiagnosticsPanel.tsx'
import { locateProblems } from './problems/problems.ts'
import { FamilyLine } from './record/FamilyLine.tsx'
import { GroupForms } from './record/GroupForms.tsx'
import { RecordForm } from './record/RecordForm.tsx'
import { TextEditor } from './texts/TextEditor.tsx'
import { asOwn, useCompiler, useDocument, useDocumentState, useLive, useMessages } from './use-editor.ts'
import { useFocus } from './use-focus.ts'
import { useServerCheck } from './use-server-check.ts'
import './editor.css'

const none = {}

/** Form and preview of one landing, side by side over the same record. */
export function Workbench({ opened }: { readonly opened: Answer<'record'> }) {
  const document = useDocument(opened)
  const state = useDocumentState(document)
  const { history, conflicts } = state
  const mayChange = useMayCall('save-draft')
  const { data: library } = api.useLibraryQuery(undefined)
  const compiler = useCompiler(opened, library)
  const [view, setView] = useState({ locale: 'en', parameter: null as string | null })
  const [tab, setTab] = useState<Tab>('form')
  const [focus, setFocus] = useFocus()
  const [editedText, setEditedText] = useState<string | null>(null)
  const typing = useTyping()
  const isLanding = /^(landings|templates)\//.test(opened.record)
  const messages = useMessages(view.locale)

  const own = asOwn(history.present)
  const live = useLive(compiler, history.present)
  // A draft that opens with an error is looked at beside the page that visitors see.
  const published = useMemo(
    () => (opened.published ? compiler?.compile(opened.published.text).compiled : undefined),
    [compiler, opened],
  )
  const effective = live?.effective ?? (own as never)
  const inherited = live?.inherited ?? none
  const checked = useServerCheck(opened.record, history.present)
  const problems = useMemo(
    () => locateProblems([...(live?.diagnostics ?? []), ...checked], opened.record, effective),
    [live, checked, opened.record, effective],
  )
  const choicesOf = useMemo(
    () => (compiler && messages ? collectChoices(compiler, messages) : () => []),
    [compiler, messages],
  )
  const change = useCallback((next: Content, place: string) => document.change(next, place), [document])

  const known = { schema: recordSchema(opened.record), typeOfBlock: blockTypeOf(own, effective), choicesOf }

  const goTo = (path: readonly string[]) => {
    setTab('form')
    setFocus([...path])
    goToField(path)
  }

  const editing = useMemo(
    () => ({
      own,
      inherited,
      effective,
      problems,
      choicesOf,
      messages: messages ?? none,
      change,
      focus,
      setFocus,
      editText: setEditedText,
      canReset: own.extends !== undefined,
    }),
    [own, inherited, effective, problems, choicesOf, messages, change, focus, setFocus],
  )
  return (
    <div className="workbench">
      <Bar document={document} state={state} tab={tab} onTab={setTab} />
      <div className="workbench-form">
        <Conflicts conflicts={conflicts} document={document} />
        <DiagnosticsPanel problems={problems} onGo={goTo} />
        {tab === 'form' && (
          <fieldset disabled={!mayChange}>
            <FamilyLine record={opened.record} parent={own.extends} library={library} />
            {isLanding ? (
              <Forms editing={editing} />
            ) : (
              <RecordForm record={opened.record} content={history.present} editing={editing} />
            )}
          </fieldset>
        )}
        {tab === 'json' && (
          <JsonView
            content={history.present}
            problems={problems}
            isReadOnly={!mayChange}
            known={known}
            onChange={change}
          />
        )}
        {tab === 'history' && (
          <HistoryView
            record={opened.record}
            content={history.present}
            onRestored={mayChange ? (content) => change(content, 'restore') : undefined}
          />
        )}
        {editedText !== null && (
          <TextEditor
            id={editedText}
            locales={compiler?.compiler.library.locales ?? []}
            shown={view.locale}
            onType={typing.set}
            onLanguage={(locale) => setView({ ...view, locale })}
            onClose={() => {
              setEditedText(null)
              typing.set(undefined)
            }}
          />
        )}
      </div>
      <PreviewPane
        compiler={compiler}
        landing={live?.compiled ?? published}
        messages={messages}
        typing={typing}
        view={view}
        onView={setView}
        outlined={focus}
        onPicked={goTo}
      />
    </div>
  )
}

/** Drawn anew when the record changes, not while a text is being typed. */
const Forms = memo(function Forms({ editing }: { readonly editing: Editing }) {
  return (
    <>
      <BlockEditor {...editing} />
      <GroupForms {...editing} />
    </>
  )
})
