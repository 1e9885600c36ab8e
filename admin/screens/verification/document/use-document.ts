import { useEffect, useState } from 'react'
import { useDispatch } from 'react-redux'
import { type ApiDispatch, api } from '../../../api/api.ts'
import { type Answer, ask } from '../../../api/ask.ts'
import { sayFailure } from '../../../api/failure.ts'

/** The address of a picture within this page, once it was asked for; forgotten with the screen. */
export function useDocument({ id, type }: Answer<'verification'>['documents'][number]) {
  const [address, setAddress] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const dispatch = useDispatch<ApiDispatch>()
  useEffect(() => () => void (address && URL.revokeObjectURL(address)), [address])

  async function show(): Promise<void> {
    setIsBusy(true)
    const answer = await ask('view-document', { id })
    setIsBusy(false)
    if ('error' in answer) return setProblem(sayFailure(answer.error))
    setProblem(undefined)
    setAddress(URL.createObjectURL(new Blob([answer.data], { type })))
    // The view is among what colleagues did.
    dispatch(api.util.invalidateTags(['verification']))
  }

  return { address, problem, isBusy, show: () => void show() }
}
