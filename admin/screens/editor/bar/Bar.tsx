import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { DocumentState, OpenDocument } from '../../../model/document/document.ts'
import { useMayCall } from '../../../model/staff/staff.ts'
import type { Words } from '../words/words.ts'
import { MoreMenu } from './MoreMenu.tsx'
import { Others } from './Others.tsx'
import { PublishButton } from './PublishButton.tsx'
import { RecordTitle } from './RecordTitle.tsx'
import { RequestButton } from './RequestButton.tsx'
import { ReviewMenu } from './ReviewMenu.tsx'
import { SavingNote } from './SavingNote.tsx'
import { StateBadge } from './StateBadge.tsx'
import { StepButtons } from './StepButtons.tsx'
import { TabList } from './TabList.tsx'
import type { Tab } from './tabs.ts'
import { useHasDraftedWords } from './use-drafted-words.ts'
import { ViewLive } from './ViewLive.tsx'
import './bar.css'

type BarProps = {
  readonly document: OpenDocument
  readonly state: DocumentState
  readonly words: Words
  readonly tab: Tab
  readonly onTab: (tab: Tab) => void
  /** What is to be fixed. */
  readonly children: ReactNode
}

/** The record that is open, whether it is saved, and its actions. */
export function Bar({ document, state, words, tab, onTab, children }: BarProps) {
  const mayChange = useMayCall('save-draft')
  const { record } = document
  const hasDraftedWords = useHasDraftedWords(record)
  const navigate = useNavigate()
  /** A record that was never published is gone. */
  const onDeleted = async () => {
    if (state.published) return document.catchUp()
    return navigate({ to: '/' })
  }
  return (
    <header className="editor-bar">
      <div className="editor-bar-record">
        <RecordTitle record={record} />
        <StateBadge {...state} hasDraftedWords={hasDraftedWords} />
        <ReviewMenu document={document} state={state} />
        {mayChange ? <SavingNote {...state} words={words} /> : <span className="badge">View only</span>}
        {children}
        <Others document={document} />
        {state.published && <ViewLive record={record} />}
      </div>
      <div className="editor-bar-actions">
        {mayChange && !state.isDeletion && <StepButtons state={state} document={document} />}
        <TabList tab={tab} onTab={onTab} />
        {mayChange && <MoreMenu document={document} state={state} onDeleted={() => void onDeleted()} />}
        <RequestButton document={document} state={state} hasDraftedWords={hasDraftedWords} />
        <PublishButton document={document} along={state.along} />
      </div>
    </header>
  )
}
