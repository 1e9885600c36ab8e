import { useMemo, useRef } from 'react'
import type { CompiledLanding, Theme } from '../../../src/contract/index.ts'
import type { Page } from '../../../src/landing/page/page.ts'
import type { LiveCompiler, Messages, View } from '../../model/live/live.ts'

type Previewed = { readonly page: Page; readonly theme: Theme }

type Shown = Previewed & {
  /** What is wanted cannot be shown: this is what was shown before. */
  readonly isLast: boolean
}
type Seen = Omit<View, 'messages'> & { readonly messages: Messages | undefined }

/** The page to show: while the record has an error, the last one without. */
export function usePreviewed(
  compiler: LiveCompiler | undefined,
  landing: CompiledLanding | undefined,
  { messages, locale, parameter, typed }: Seen,
): Shown | undefined {
  const last = useRef<Previewed>(undefined)
  const made = useMemo(() => {
    if (!compiler || !landing || !messages) return undefined
    try {
      return compiler.pageOf(landing, { locale, parameter, messages, typed })
    } catch {
      // The text that is being typed is incomplete.
      return undefined
    }
  }, [compiler, landing, messages, locale, parameter, typed])
  if (made) last.current = made
  const shown = last.current
  return useMemo(() => shown && { ...shown, isLast: shown !== made }, [shown, made])
}
