import { useMemo } from 'react'
import { recordKind } from '../../../../src/contract/index.ts'
import { api } from '../../../api/api.ts'
import { useCompiler } from '../../../model/live/use-compiler.ts'
import { readContent } from '../../../model/record/content.ts'
import type { PlannedRecord } from './use-dry-run.ts'

const nothing = { record: '', ancestors: [] }

/** A record as it is and as it will be; landings also compiled, once everything that it takes is loaded. */
export function useVersions({ record, from, before, after }: PlannedRecord) {
  const isLanding = recordKind(record) === 'landing'
  const { data: library } = api.useLibraryQuery(undefined)
  const { data: opened, error } = api.useRecordQuery({ name: from ?? record }, { skip: !isLanding })
  const text = before ?? (from ? opened?.published?.text : undefined)
  const place = useMemo(() => (opened ? { record, ancestors: opened.ancestors } : nothing), [opened, record])
  const compiler = useCompiler(place, isLanding && opened ? library : undefined)
  return useMemo(() => {
    const compile = (one: string | undefined) => (one ? compiler?.compile(one) : undefined)
    const original = text === undefined ? undefined : readContent(text)
    // Before that, nobody knows what it inherits.
    const isLoaded = !isLanding || compiler !== undefined || error !== undefined
    return { compiler, isLoaded, original, before: compile(text), after: compile(after) }
  }, [compiler, isLanding, error, text, after])
}
