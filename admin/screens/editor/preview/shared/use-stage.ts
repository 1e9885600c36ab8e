import { useMemo, useRef } from 'react'
import type { CompiledLanding } from '../../../../../src/contract/index.ts'
import { api } from '../../../../api/api.ts'
import { useSettled } from '../../../../kit/search/use-settled.ts'
import { type LiveCompiler, openLiveCompiler } from '../../../../model/live/live.ts'
import { useIcons } from '../../../../model/live/use-icons.ts'
import { type Content, format } from '../../../../model/record/content.ts'
import { staged } from './staged.ts'

export type Stage = {
  readonly compiler: LiveCompiler
  readonly landing: CompiledLanding
  /** The draft has errors: it is shown as it was before them. */
  readonly isBefore: boolean
}

/** A landing as it would be with the draft of a shared record: undefined while it is loading, null where it cannot be. */
export function useStage(landing: string | undefined, shared: string, content: Content, isUser: boolean) {
  const { data: library } = api.useLibraryQuery(undefined)
  const { data: opened } = api.useRecordQuery({ name: landing ?? '' }, { skip: landing === undefined })
  const icons = useIcons()
  const settled = useSettled(content)
  const last = useRef<Stage>(undefined)
  const made = useMemo(() => {
    const text = opened?.draft?.text || opened?.published?.text
    if (!library || !opened || !icons || !text) return undefined
    const others = library.records.filter(({ record }) => record !== shared)
    const records = [...others, { record: shared, text: format(settled) }]
    const compiler = openLiveCompiler(opened.record, { ...library, records }, opened.ancestors, icons)
    const compiled = compiler?.compile(isUser ? text : staged(text, shared, settled)).compiled
    return compiler && compiled ? { compiler, landing: compiled, isBefore: false } : null
  }, [library, opened, icons, settled, shared, isUser])
  if (made) last.current = made
  const before = last.current
  return useMemo(() => made ?? (before ? { ...before, isBefore: true } : made), [made, before])
}
