import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { api } from '../../api/api.ts'
import type { Answer } from '../../api/ask.ts'
import { type OpenDocument, openDocument } from '../../model/document/document.ts'
import { ports } from '../../model/document/ports.ts'
import { type LiveCompiler, openLiveCompiler } from '../../model/live/live.ts'
import type { Content } from '../../model/record/content.ts'
import type { Own } from '../../model/record/overrides.ts'
import { useMayCall } from '../../model/staff/staff.ts'

/** The document of a record; it stays the same while the screen is open. Who may not change it only looks. */
export function useDocument(opened: Answer<'record'>): OpenDocument {
  const mayChange = useMayCall('save-draft')
  const [document] = useState(() => openDocument(opened, mayChange ? ports : { ...ports, save: undefined }))
  useEffect(() => {
    const leaving = (event: BeforeUnloadEvent) => {
      document.keepSteps()
      if (document.state().saving.kind !== 'saved') event.preventDefault()
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

export type Live = ReturnType<LiveCompiler['compile']>

/** The record put together with all that it extends and names, anew at each change. */
export function useLive(compiler: LiveCompiler | undefined, content: Content): Live | undefined {
  return useMemo(() => compiler?.compile(JSON.stringify(content)), [compiler, content])
}

/** Where the drawings of this build lie. */
export function useIcons(): string | undefined {
  const [icons, setIcons] = useState<string>()
  useEffect(() => {
    fetch('/admin/icons.json')
      .then((answer) => answer.json())
      .then(({ folder }) => setIcons(folder))
  }, [])
  return icons
}

export function useCompiler(
  opened: Answer<'record'>,
  library: Answer<'library'> | undefined,
): LiveCompiler | undefined {
  const icons = useIcons()
  return useMemo(
    () => (library && icons ? openLiveCompiler(opened.record, library, opened.ancestors, icons) : undefined),
    [library, icons, opened],
  )
}

/** The texts of a language, with what is drafted of them. */
export function useMessages(locale: string): Readonly<Record<string, string>> | undefined {
  const { data } = api.useRecordQuery({ name: `locales/${locale}.json` })
  const text = data?.draft?.text ?? data?.published?.text
  return useMemo(() => (text === undefined ? undefined : JSON.parse(text)), [text])
}

export const asOwn = (content: Content) => content as unknown as Own
