import { useState } from 'react'
import type { Answer } from '../../../api/ask.ts'
import { useCommands } from '../../../kit/commands/use-commands.ts'
import { type Act, actsFor } from './acts.ts'
import { ConfirmAct } from './ConfirmAct.tsx'

type ActButtonsProps = { readonly file: Answer<'verification'>; readonly name: string }

/** What can be done about a check; each act is confirmed first. The first one has a key. */
export function ActButtons({ file, name }: ActButtonsProps) {
  const [chosen, setChosen] = useState<Act>()
  const acts = actsFor(file)
  useCommands(
    acts.map((act, index) => ({
      id: `verification-${act.id}`,
      group: 'Verification',
      label: `${act.label}…`,
      ...(index === 0 && { keys: ['Mod+Enter'] }),
      run: () => setChosen(act),
    })),
  )
  return (
    <>
      {acts.map((act) => (
        <button
          key={act.id}
          type="button"
          className={`button ${act.id === 'take' || act.id === 'approve' ? 'button-primary' : ''}`}
          onClick={() => setChosen(act)}
        >
          {act.label}…
        </button>
      ))}
      {chosen && <ConfirmAct act={chosen} id={file.verification.id} name={name} onClose={() => setChosen(undefined)} />}
    </>
  )
}
