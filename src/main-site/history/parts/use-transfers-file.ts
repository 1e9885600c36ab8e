import { useText } from '../../../ui/text.ts'
import type { PlayerActions } from '../../page/player.ts'
import type { HistoryFile } from './History.tsx'

/** Everything that changed the player's money, as a file. */
export function useTransfersFile({ calls }: Pick<PlayerActions, 'calls'>): HistoryFile<string> {
  const text = useText()
  return {
    name: 'transfers.csv',
    label: text('site.history.download'),
    async read() {
      const file = await calls.read('own-transfers', {}, { isFresh: true })
      return file.kind === 'answer' ? file.content : undefined
    },
  }
}
