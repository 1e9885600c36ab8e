import { useState } from 'react'
import { api } from '../../../api/api.ts'
import type { Answer } from '../../../api/ask.ts'
import { sayFailure } from '../../../api/failure.ts'
import { useToast } from '../../../kit/toasts/use-toast.ts'
import { type Replacement, undoOf } from './replacements.ts'

type Done = Answer<'replace-texts'> & { readonly isUndone: boolean }

/** Replaces texts, keeps what was done, and takes it back. */
export function useReplace() {
  const [call, { isLoading }] = api.useReplaceTextsMutation()
  const [done, setDone] = useState<Done>()
  const toast = useToast()
  const run = async (texts: readonly Replacement[], isUndone: boolean) => {
    const { data, error } = await call({ texts: [...texts] })
    if (data) setDone({ ...data, isUndone })
    else toast('error', sayFailure(error))
  }
  return {
    done,
    isBusy: isLoading,
    replace: (texts: readonly Replacement[]) => void run(texts, false),
    undo: () => void run(undoOf(done?.saved ?? []), true),
    dismiss: () => setDone(undefined),
  }
}

export type Replacing = ReturnType<typeof useReplace>
