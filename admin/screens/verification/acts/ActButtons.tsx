import type { Answer } from '../../../api/ask.ts'
import { ActButtons as Buttons } from '../../../parts/queue/ActButtons.tsx'
import { actsFor } from './acts.ts'
import { reasons } from './reasons.ts'
import { useAct } from './use-act.ts'

type ActButtonsProps = { readonly file: Answer<'verification'>; readonly name: string }

/** What can be done about a check. */
export function ActButtons({ file, name }: ActButtonsProps) {
  const run = useAct()
  const { id } = file.verification
  return (
    <Buttons
      acts={actsFor(file)}
      subject="verification"
      name={name}
      reasons={reasons}
      run={(act, given) => run({ ...given, act, id })}
    />
  )
}
