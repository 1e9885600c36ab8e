import { useCallback } from 'react'
import { recordKind } from '../../../src/contract/index.ts'
import { isStated, type Own, reset } from '../../../src/registry/overrides/overrides.ts'
import type { LiveCompiler } from '../../model/live/live.ts'
import { valueAt } from '../../model/record/value-at.ts'

type Path = readonly string[]

/** What would be at a path if the record did not state it: of templates, of dialogs. */
export function useInherited(
  record: string,
  own: Own,
  compiler: LiveCompiler | undefined,
  appliedTo: string | undefined,
): (path: Path) => unknown {
  return useCallback(
    (path) => {
      const kind = recordKind(record)
      if (kind !== 'landing' && kind !== 'dialog') return undefined
      const without = isStated(own, path) ? reset(own, path) : own
      const { compiled, inherited } = compiler?.compile(JSON.stringify(without), appliedTo) ?? {}
      return valueAt(compiled ?? inherited, path)
    },
    [record, own, compiler, appliedTo],
  )
}
