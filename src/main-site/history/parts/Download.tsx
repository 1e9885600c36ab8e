import { useState } from 'react'
import { saveFile } from '../../../ui/save-file.ts'
import { useText } from '../../../ui/text.ts'
import type { PlayerActions } from '../../page/player.ts'

/** Everything that changed the player's money, as a file. */
export function Download({ calls }: Pick<PlayerActions, 'calls'>) {
  const text = useText()
  const [hasFailed, setHasFailed] = useState(false)

  async function download(): Promise<void> {
    const file = await calls.read('own-transfers', {}, { isFresh: true })
    setHasFailed(file.kind === 'failure')
    if (file.kind === 'answer') saveFile('transfers.csv', file.content, 'text/csv')
  }

  return (
    <>
      <button type="button" className="button button-quiet" onClick={() => void download()}>
        {text('site.history.download')}
      </button>
      <p className="problem" role="alert">
        {hasFailed && text('site.tool.failed')}
      </p>
    </>
  )
}
