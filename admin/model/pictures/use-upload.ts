import { useCallback, useState } from 'react'
import { useDispatch } from 'react-redux'
import { type ApiDispatch, api } from '../../api/api.ts'
import { type Answer, ask } from '../../api/ask.ts'
import { useNames } from '../records/use-names.ts'
import { pictureName } from './new-picture.ts'

export type Uploaded = Answer<'upload-picture'>

/** The text of a record. */
const format = (value: object) => `${JSON.stringify(value, null, 2)}\n`

/** Sends the file of a picture; says what was wrong with it. */
export async function sendPicture(
  record: string,
  file: Blob,
): Promise<{ readonly uploaded: Uploaded } | { readonly problem: string }> {
  const outcome = await ask('upload-picture', { record, file })
  return 'data' in outcome ? { uploaded: outcome.data } : { problem: outcome.error.message }
}

/** Makes the draft of a picture of each file; resolves to their names. */
export function useUpload() {
  const dispatch = useDispatch<ApiDispatch>()
  const { names } = useNames('assets')
  const [save] = api.useSaveDraftMutation()
  const [busy, setBusy] = useState(0)
  const [problem, setProblem] = useState<string>()

  const add = useCallback(
    async (files: readonly File[]): Promise<string[]> => {
      setProblem(undefined)
      const made: string[] = []
      for (const file of files) {
        setBusy((before) => before + 1)
        const id = pictureName(file.name, [...(names?.taken ?? []), ...made])
        const record = `assets/${id}.json`
        const sent = await sendPicture(record, file)
        const failure = 'problem' in sent ? sent.problem : await draft(record, { id, ...sent.uploaded })
        if (failure) setProblem(`${file.name}: ${failure}`)
        else made.push(id)
        setBusy((before) => before - 1)
      }
      if (made.length > 0) dispatch(api.util.invalidateTags(['library']))
      return made

      async function draft(record: string, picture: Uploaded & { id: string }): Promise<string | undefined> {
        const text = format({ $schema: '../../schema/records/asset.schema.json', ...picture })
        const { error } = await save({ record, version: 0, baseRevision: '', text })
        return error && 'message' in error ? String(error.message) : undefined
      }
    },
    [dispatch, names, save],
  )
  return { add, isBusy: busy > 0, isReady: names !== undefined, problem }
}
