import { useState } from 'react'
import { useText } from '../../../ui/text.ts'
import type { PlayerActions } from '../../page/player.ts'

/** Everything that changed the player's money, as a file. */
export function Download({ calls }: Pick<PlayerActions, 'calls'>) {
  const text = useText()
  const [hasFailed, setHasFailed] = useState(false)

  async function download(): Promise<void> {
    const file = await calls.read('own-transfers', {}, { isFresh: true })
    setHasFailed(file.kind === 'failure')
    if (file.kind === 'answer') save(file.content)
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

function save(content: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([content], { type: 'text/csv' }))
  link.download = 'transfers.csv'
  link.click()
  // The browser has begun to save it.
  setTimeout(() => URL.revokeObjectURL(link.href))
}
