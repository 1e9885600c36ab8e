import { useNavigate } from '@tanstack/react-router'
import { recordKind, recordKinds } from '../../../src/contract/index.ts'
import { renamedText } from '../../../src/rules/renamed-text.ts'
import { api } from '../../api/api.ts'
import { sayFailure } from '../../api/failure.ts'
import { fileNameIn } from '../../model/records/use-names.ts'

/** Makes a draft of a new record that begins with what another one says, and opens it; returns why that failed. */
export function useCopyRecord() {
  const [save] = api.useSaveDraftMutation()
  const navigate = useNavigate()
  return async (record: string, from: string): Promise<string | undefined> => {
    const kind = recordKind(record)
    const text = renamedText(from, (kind && recordKinds[kind].key) ?? '', fileNameIn(record))
    const { error } = await save({ record, version: 0, baseRevision: '', text })
    if (error) return sayFailure(error)
    await navigate({ to: '/edit/$', params: { _splat: record } })
    return undefined
  }
}
