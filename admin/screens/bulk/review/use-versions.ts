import { useMemo } from 'react'
import { recordKind } from '../../../../src/contract/index.ts'
import { api } from '../../../api/api.ts'
import { useCompiler } from '../../../model/live/use-compiler.ts'
import type { PlannedRecord } from './use-dry-run.ts'

const nothing = { record: '', ancestors: [] }

/** A landing compiled as it is and as it will be; undefined until that is known, and for other records. */
export function useVersions({ record, from, before, after }: PlannedRecord, isWanted: boolean) {
  const isLanding = isWanted && recordKind(record) === 'landing'
  const { data: library } = api.useLibraryQuery(undefined)
  const { data: opened } = api.useRecordQuery({ name: from ?? record }, { skip: !isLanding })
  const original = before ?? opened?.published?.text
  const place = useMemo(() => (opened ? { record, ancestors: opened.ancestors } : nothing), [opened, record])
  const compiler = useCompiler(place, isLanding && opened ? library : undefined)
  return useMemo(() => {
    if (!compiler) return undefined
    const [former, present] = [original, after].map((text) => (text ? compiler.compile(text) : undefined))
    return { compiler, before: former, after: present }
  }, [compiler, original, after])
}
