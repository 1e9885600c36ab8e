import { useState } from 'react'
import { useAwaited } from '../../kit/dialog/use-awaited.ts'
import { asAddress, dashed } from '../../kit/format/dashed.ts'
import { nameProblem } from '../../model/records/name-problem.ts'
import { useNames } from '../../model/records/use-names.ts'

/** A new name in a folder, as it is typed. Nothing is said of it before somebody has typed. */
export function useName(folder: string, suggested: string) {
  const { names, failure } = useNames(folder)
  const known = useAwaited(names ?? failure)
  const [typed, setTyped] = useState<string>()
  const [isWaiting, setWaiting] = useState(false)
  const name = typed ?? suggested
  return {
    name,
    type: (words: string) => setTyped(folder === 'landings' ? asAddress(words) : dashed(words)),
    shown: typed === undefined ? undefined : names && nameProblem(name, names),
    /** It is pressed, and the names in use are still being read. */
    isWaiting: isWaiting && names === undefined,
    /** Why it cannot be taken, or empty where that is said beside it; waits for the names in use. */
    async refusal(): Promise<string | undefined> {
      setWaiting(true)
      const found = await known()
      setWaiting(false)
      if (typeof found === 'string') return found
      if (nameProblem(name, found) === undefined) return undefined
      setTyped(name)
      return ''
    },
    record: `${folder}/${name}.json`,
  }
}
