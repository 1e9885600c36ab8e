import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Answer } from '../../api/ask.ts'
import { type OpenDocument, openDocument } from '../../model/document/document.ts'
import { ports } from '../../model/document/ports.ts'
import { useMayCall } from '../../model/staff/staff.ts'

/** The document of a record, for as long as the screen is open; read-only for whoever may not save drafts. */
export function useDocument(opened: Answer<'record'>): OpenDocument {
  const mayChange = useMayCall('save-draft')
  const [document] = useState(() => openDocument(opened, mayChange ? ports : { ...ports, save: undefined }))
  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent) => {
      document.keepSteps()
      const { saving, unfinished } = document.state()
      if (saving.kind !== 'saved' || unfinished) event.preventDefault()
    }
    addEventListener('beforeunload', leaving)
    return () => {
      removeEventListener('beforeunload', leaving)
      void document.save()
    }
  }, [document])
  return document
}

export function useDocumentState(document: OpenDocument) {
  return useSyncExternalStore(document.subscribe, document.state)
}
