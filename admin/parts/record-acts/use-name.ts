import { useState } from 'react'
import { asAddress, dashed } from '../../kit/format/dashed.ts'
import { nameProblem } from '../../model/records/name-problem.ts'
import { useNames } from '../../model/records/use-names.ts'

/** A new name in a folder, as it is typed. Nothing is said of it before somebody has typed. */
export function useName(folder: string, suggested: string) {
  const names = useNames(folder)
  const [typed, setTyped] = useState<string>()
  const name = typed ?? suggested
  const problem = names && nameProblem(name, names)
  return {
    name,
    type: (words: string) => setTyped(folder === 'landings' ? asAddress(words) : dashed(words)),
    shown: typed === undefined ? undefined : problem,
    /** Why it cannot be taken. */
    refusal: names ? problem : 'The names in use are still being read. Try again in a moment.',
    record: `${folder}/${name}.json`,
  }
}
