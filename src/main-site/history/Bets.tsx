import { useCallback } from 'react'
import { betStatusValues } from '../../contract/choices.ts'
import type { BetStatus } from '../../contract/index.ts'
import { useText } from '../../ui/text.ts'
import type { PlayerActions } from '../page/player.ts'
import { ForPlayer } from '../parts/loading/ForPlayer.tsx'
import { BetLine } from './bets/BetLine.tsx'
import { useBetUpdates } from './bets/use-bet-updates.ts'
import { byStatus } from './parts/by-status.ts'
import { History, type Wanted } from './parts/History.tsx'

/** The bets of a signed-in player. */
export const Bets = () => <ForPlayer>{(_, act) => <OwnBets act={act} />}</ForPlayer>

type Status = Exclude<BetStatus, 'all'>

const statuses = betStatusValues.filter((status): status is Status => status !== 'all')

function OwnBets({ act }: { readonly act: PlayerActions }) {
  const text = useText()
  const { calls } = act
  const { latest, take, newest, note } = useBetUpdates(act)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a bet that was placed meanwhile is read with the others.
  const read = useCallback(
    async (wanted: Wanted<Status>) => {
      const page = await calls.read('own-bets', byStatus(wanted), { isFresh: true })
      if (page.kind === 'failure') return undefined
      note(page.content.bets)
      return { rows: page.content.bets, next: page.content.next }
    },
    [calls, note, newest],
  )
  const readFile = useCallback(
    async (wanted: Wanted<Status>) => {
      const file = await calls.read('own-bets-file', byStatus(wanted), { isFresh: true })
      return file.kind === 'answer' ? file.content : undefined
    },
    [calls],
  )
  return (
    <History
      label={text('site.bets.status')}
      options={statuses}
      nameOf={(status) => text(`site.bets.status.${status}`)}
      read={read}
      file={{ name: 'bets.csv', label: text('site.bets.download'), read: readFile }}
      none={text('site.bets.none')}
    >
      {(bet) => <BetLine key={bet.id} bet={latest(bet)} act={act} take={take} />}
    </History>
  )
}
