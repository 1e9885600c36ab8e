import { useMemo } from 'react'
import { api } from '../../api/api.ts'
import type { Answer } from '../../api/ask.ts'
import { sayFailure } from '../../api/failure.ts'
import type { Landing } from '../../model/landings/landing.ts'
import { openLiveCompiler } from '../../model/live/live.ts'

/** A landing compiled with its draft, or why it cannot be shown. */
export function useCompiled(landing: Landing, library: Answer<'library'>, icons: string) {
  const { data: opened, error } = api.useRecordQuery({ name: landing.record })
  const made = useMemo(() => {
    if (!opened) return undefined
    const compiler = openLiveCompiler(opened.record, library, opened.ancestors, icons)
    const { compiled } = compiler?.compile(opened.draft?.text ?? opened.published?.text ?? '') ?? {}
    return compiler && compiled?.slug === landing.slug ? { compiler, compiled } : null
  }, [opened, library, icons, landing.slug])
  return {
    made: made ?? undefined,
    problem: error ? sayFailure(error) : made === null ? reasonOf(landing) : undefined,
  }
}

function reasonOf({ record }: Landing): string {
  return record.startsWith('collections/')
    ? 'Landings of a collection cannot be previewed one by one.'
    : 'The draft has errors. Open the editor to see them.'
}
