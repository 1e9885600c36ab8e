import { useMemo } from 'react'
import { recordKind } from '../../../src/contract/index.ts'
import type { Difference } from '../../../src/registry/json/differences.ts'
import type { Effective } from '../../../src/registry/one-landing.ts'
import { api } from '../../api/api.ts'
import { useCompiler } from '../../model/live/use-compiler.ts'
import { type Content, format } from '../../model/record/content.ts'
import { DifferenceRows } from './DifferenceRows.tsx'

type NamedDifferencesProps = {
  readonly record: string
  readonly differences: readonly Difference[]
  /** The versions that are compared; undefined where there is none. */
  readonly before: Content | undefined
  readonly after: Content | undefined
}

/** The differences of a record, once it is known what its versions inherit. */
export function NamedDifferences({ record, differences, before, after }: NamedDifferencesProps) {
  const [former, present] = useEffective(record, before, after)
  return (
    <DifferenceRows
      record={record}
      differences={differences}
      before={{ content: before ?? {}, effective: former }}
      after={{ content: after ?? {}, effective: present }}
    />
  )
}

const nothing: Effective = {}
const neither = [nothing, nothing] as const

/** Both versions of a landing with what they inherit; empty for other records, and until that is known. */
function useEffective(record: string, before: Content | undefined, after: Content | undefined) {
  const isLanding = recordKind(record) === 'landing'
  const { data: library } = api.useLibraryQuery(undefined, { skip: !isLanding })
  const { data: opened } = api.useRecordQuery({ name: record }, { skip: !isLanding })
  const place = useMemo(() => opened ?? { record, ancestors: [] }, [opened, record])
  const compiler = useCompiler(place, library)
  return useMemo(() => {
    if (!isLanding || !compiler || !opened) return neither
    const effective = (content: Content | undefined) =>
      (content && compiler.compile(format(content)).effective) ?? nothing
    return [effective(before), effective(after)] as const
  }, [isLanding, compiler, opened, before, after])
}
