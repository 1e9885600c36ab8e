import { useState } from 'react'
import { useText } from '../../ui/text.ts'
import type { PlayerActions } from '../page/player.ts'
import { ForPlayer } from '../parts/loading/ForPlayer.tsx'
import { Box, type BoxName } from './Box.tsx'

const boxes: readonly BoxName[] = ['inbox', 'archive']

/** What a signed-in player was told. */
export const Inbox = () => <ForPlayer>{(_, act) => <Boxes act={act} />}</ForPlayer>

function Boxes({ act }: { readonly act: PlayerActions }) {
  const text = useText()
  const [shown, setShown] = useState<BoxName>('inbox')
  return (
    <div className="tool">
      <fieldset className="boxes">
        <legend className="unseen">{text('site.inbox.box')}</legend>
        {boxes.map((box) => (
          <button key={box} type="button" aria-pressed={box === shown} onClick={() => setShown(box)}>
            {text(`site.inbox.${box}`)}
          </button>
        ))}
      </fieldset>
      <Box key={shown} box={shown} act={act} />
    </div>
  )
}
