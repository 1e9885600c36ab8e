import { useState } from 'react'
import type { Answer } from '../../../api/ask.ts'
import { type Act, actsFor } from './acts.ts'
import { ConfirmAct } from './ConfirmAct.tsx'

type ActButtonsProps = { readonly file: Answer<'player'>; readonly name: string }

/** What support may do to a player; each act is confirmed first. */
export function ActButtons({ file, name }: ActButtonsProps) {
  const [chosen, setChosen] = useState<Act>()
  return (
    <>
      {actsFor(file).map((act) => (
        <button
          key={act.id}
          type="button"
          className={`button ${act.isFinal ? 'button-danger' : ''}`}
          onClick={() => setChosen(act)}
        >
          {act.label}…
        </button>
      ))}
      {chosen && <ConfirmAct act={chosen} id={file.player.id} name={name} onClose={() => setChosen(undefined)} />}
    </>
  )
}
