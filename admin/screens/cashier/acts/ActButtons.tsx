import { useState } from 'react'
import type { Answer } from '../../../api/ask.ts'
import { useCommands } from '../../../kit/commands/use-commands.ts'
import { ConfirmAct } from '../../../parts/decision/ConfirmAct.tsx'
import { type Act, actsFor } from './acts.ts'
import { reasons } from './reasons.ts'
import { useAct } from './use-act.ts'

type ActButtonsProps = { readonly file: Answer<'withdrawal'>; readonly name: string }

/** What can be done about a withdrawal; each act is confirmed first. The first one has a key. */
export function ActButtons({ file, name }: ActButtonsProps) {
  const [chosen, setChosen] = useState<Act>()
  const run = useAct()
  const acts = actsFor(file)
  useCommands(
    acts.map((act, index) => ({
      id: `withdrawal-${act.id}`,
      group: 'Withdrawal',
      label: `${act.label}…`,
      ...(index === 0 && { keys: ['Mod+Enter'] }),
      run: () => setChosen(act),
    })),
  )
  return (
    <>
      {acts.map((act, index) => (
        <button
          key={act.id}
          type="button"
          className={`button ${index === 0 && act.id !== 'note' && act.id !== 'reject' ? 'button-primary' : ''}`}
          onClick={() => setChosen(act)}
        >
          {act.label}…
        </button>
      ))}
      {chosen && (
        <ConfirmAct
          act={chosen}
          subject="withdrawal"
          name={name}
          reasons={reasons}
          run={(given) => run({ act: chosen, id: file.withdrawal.id, ...given })}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}
