import { useState } from 'react'
import { useToast } from '../toasts/use-toast.ts'

type Submission = {
  /** Resolves to why it failed, which is empty where it is said elsewhere, or to undefined. */
  readonly run: (entered: FormData) => Promise<string | undefined>
  /** Said once it is done, unless that is said already. */
  readonly done?: string
  readonly onClose: () => void
}

/** Sends the form of a dialog; it closes once that is done, and stays with the reason if it failed. */
export function useSubmission({ run, done, onClose }: Submission) {
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const toast = useToast()
  const submit = async (entered: FormData) => {
    setBusy(true)
    const failure = await run(entered)
    setBusy(false)
    setProblem(failure)
    if (failure !== undefined) return
    if (done) toast('success', done)
    onClose()
  }
  return { problem, isBusy, submit: (entered: FormData) => void submit(entered) }
}

/** The text of a field, trimmed. */
export const enteredText = (entered: FormData, name: string): string => String(entered.get(name) ?? '').trim()
