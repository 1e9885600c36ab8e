import { useState } from 'react'
import type { Answer } from '../../../api/ask.ts'
import { useCommands } from '../../../kit/commands/use-commands.ts'
import { ConfirmAct } from '../../../parts/decision/ConfirmAct.tsx'
import { type Act, actsFor } from './acts.ts'
import { reasons } from './reasons.ts'
import { useAct } from './use-act.ts'

type ActButtonsProps = { readonly file: Answer<'verification'>; readonly name: string }

/** What can be done about a check; each act is confirmed first. The first one has a key. */
export function ActButtons({ file, name }: ActButtonsProps) {
  const [chosen, setChosen] = useState<Act>()
  const run = useAct()
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
      {chosen && (
        <ConfirmAct
          act={chosen}
          subject="verification"
          name={name}
          reasons={reasons}
          run={(given) => run({ act: chosen, id: file.verification.id, ...given })}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}
