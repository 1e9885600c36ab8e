import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Answer } from '../api/ask.ts'
import { useMayCall } from '../session/staff.ts'
import type { OpenDocument, Saving } from './model/document.ts'
import { Others } from './Others.tsx'
import { PublishDialog } from './publish/PublishDialog.tsx'
import { ShareButton } from './ShareButton.tsx'
import { type Tab, tabNames, tabs } from './tabs.ts'

type BarProps = {
  readonly opened: Answer<'record'>
  readonly title: string
  readonly saving: Saving
  readonly version: number
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly problems: number
  readonly tab: Tab
  readonly onTab: (tab: Tab) => void
  readonly document: OpenDocument
}

/** What is open, whether it is kept, and what can be done with it. */
export function Bar({ opened, title, saving, version, canUndo, canRedo, problems, tab, onTab, document }: BarProps) {
  const mayShare = useMayCall('preview-link')
  const [isPublishing, setPublishing] = useState(false)
  return (
    <header className="editor-bar">
      <Link to="/" className="button button-quiet button-small" aria-label="Back to all landings">
        ←
      </Link>
      <h1>{title}</h1>
      <span className={version > 0 ? 'badge badge-warn' : 'badge badge-good'}>
        {version > 0 ? 'Draft' : opened.published ? 'Published' : 'New'}
      </span>
      <SavingNote saving={saving} />
      <Others record={opened.record} version={version} document={document} />
      <div className="editor-bar-actions">
        <button
          type="button"
          className="button button-small"
          disabled={!canUndo}
          onClick={document.undo}
          title="Ctrl+Z"
        >
          Undo
        </button>
        <button
          type="button"
          className="button button-small"
          disabled={!canRedo}
          onClick={document.redo}
          title="Ctrl+Shift+Z"
        >
          Redo
        </button>
        <div className="segmented" role="tablist" aria-label="How to edit">
          {tabNames.map((one) => (
            <button key={one} type="button" role="tab" aria-selected={tab === one} onClick={() => onTab(one)}>
              {tabs[one]}
            </button>
          ))}
        </div>
        {mayShare && <ShareButton record={opened.record} />}
        <button type="button" className="button button-primary" onClick={() => setPublishing(true)}>
          Publish …
        </button>
      </div>
      {isPublishing && (
        <PublishDialog
          record={opened.record}
          problems={problems}
          document={document}
          onClose={() => setPublishing(false)}
        />
      )}
    </header>
  )
}

const words: Readonly<Record<Saving['kind'], string>> = {
  saved: 'Everything is saved',
  unsaved: 'Saving in a moment …',
  saving: 'Saving …',
  failed: '',
}

function SavingNote({ saving }: { readonly saving: Saving }) {
  return (
    <span role="status" className={saving.kind === 'failed' ? 'problem' : 'muted'}>
      {saving.kind === 'failed' ? `Not saved yet: ${saving.failure.message}` : words[saving.kind]}
    </span>
  )
}
