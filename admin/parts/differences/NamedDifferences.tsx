import { useMemo } from 'react'
import { recordKind } from '../../../src/contract/index.ts'
import type { Difference } from '../../../src/registry/json/differences.ts'
import type { Effective } from '../../../src/registry/one-landing.ts'
import { asOwn } from '../../../src/registry/overrides/overrides.ts'
import { api } from '../../api/api.ts'
import { Differences } from '../../kit/differences/Differences.tsx'
import { leavesOf } from '../../kit/differences/leaves-of.ts'
import { sayValue } from '../../kit/differences/say-value.ts'
import { useCompiler } from '../../model/live/use-compiler.ts'
import { type Content, format } from '../../model/record/content.ts'
import { valueAt } from '../../model/record/value-at.ts'
import { blockTypeOf } from '../../model/schemas/block-type-of.ts'
import { nameOfPath } from '../../model/schemas/name-of-path.ts'
import type { TypeOfBlock } from '../../model/schemas/schema-at.ts'

type NamedDifferencesProps = {
  readonly record: string
  readonly differences: readonly Difference[]
  /** The versions that are compared; undefined where there is none. */
  readonly before: Content | undefined
  readonly after: Content | undefined
}

/** The differences of a record in the words of its form; where a landing inherits, the inherited value stands there. */
export function NamedDifferences({ record, differences, before, after }: NamedDifferencesProps) {
  const [former, present] = useEffective(record, before, after)
  const typeOf: TypeOfBlock = (block, list) =>
    blockTypeOf(asOwn(after ?? {}), present)(block, list) ?? blockTypeOf(asOwn(before ?? {}), former)(block, list)
  return (
    <Differences
      rows={differences.flatMap(leavesOf).map((difference) => {
        const path = difference.pointer.split('/').slice(1).map(unescaped)
        const inherited = (version: Effective) => valueAt(version, inForm(path))
        const [was, is] = [difference.before ?? inherited(former), difference.after ?? inherited(present)]
        return {
          key: difference.pointer,
          where: nameOfPath(record, path, typeOf) || 'Whole record',
          before: sayValue(was),
          after: sayValue(is),
          ...(difference.before === undefined && was !== undefined && { beforeNote: 'inherited' }),
          ...(difference.after === undefined && is !== undefined && { afterNote: 'inherited' }),
        }
      })}
    />
  )
}

const unescaped = (step: string) => step.replaceAll('~1', '/').replaceAll('~0', '~')

/** Changes to inherited blocks are values of these blocks. */
const inForm = ([first = '', ...rest]: readonly string[]) => [first === 'blockChanges' ? 'blocks' : first, ...rest]

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
