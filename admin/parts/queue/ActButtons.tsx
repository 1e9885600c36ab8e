import { useState } from 'react'
import { useCommands } from '../../kit/commands/use-commands.ts'
import type { Given, QueueAct } from './act.ts'
import { ConfirmAct } from './ConfirmAct.tsx'

type ActButtonsProps<Act extends QueueAct> = {
  /** The most likely first: it has a key. */
  readonly acts: readonly Act[]
  /** What is decided about, such as withdrawal, and which one. */
  readonly subject: string
  readonly name: string
  /** What each reason tells the player. */
  readonly reasons: Readonly<Record<string, string>>
  /** Resolves to why it failed, or to undefined. */
  readonly run: (act: Act, given: Given) => Promise<string | undefined>
}

/** What can be done about something in a queue; each act is confirmed first. */
export function ActButtons<Act extends QueueAct>({ acts, subject, name, reasons, run }: ActButtonsProps<Act>) {
  const [chosen, setChosen] = useState<Act>()
  useCommands(
    acts.map((act, index) => ({
      id: `${subject}-${act.id}`,
      group: subject.slice(0, 1).toUpperCase() + subject.slice(1),
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
          className={`button ${index === 0 && act.isUsual ? 'button-primary' : ''}`}
          onClick={() => setChosen(act)}
        >
          {act.label}…
        </button>
      ))}
      {chosen && (
        <ConfirmAct
          act={chosen}
          subject={subject}
          name={name}
          reasons={reasons}
          run={(given) => run(chosen, given)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}
