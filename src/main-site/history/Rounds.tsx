import { useCallback } from 'react'
import { roundStatusValues } from '../../contract/choices.ts'
import type { RoundStatus } from '../../contract/index.ts'
import { useText } from '../../ui/text.ts'
import type { PlayerActions } from '../page/player.ts'
import { ForPlayer } from '../parts/loading/ForPlayer.tsx'
import { byStatus } from './parts/by-status.ts'
import { History, type Wanted } from './parts/History.tsx'
import { RoundLine } from './RoundLine.tsx'

/** The rounds of a signed-in player in all games. */
export const Rounds = () => <ForPlayer>{(_, act) => <OwnRounds act={act} />}</ForPlayer>

type Status = Exclude<RoundStatus, 'all'>

const statuses = roundStatusValues.filter((status): status is Status => status !== 'all')

function OwnRounds({ act: { calls } }: { readonly act: PlayerActions }) {
  const text = useText()
  const read = useCallback(
    async (wanted: Wanted<Status>) => {
      const page = await calls.read('own-rounds', byStatus(wanted), { isFresh: true })
      return page.kind === 'answer' ? { rows: page.content.rounds, next: page.content.next } : undefined
    },
    [calls],
  )
  const readFile = useCallback(
    async (wanted: Wanted<Status>) => {
      const file = await calls.read('own-rounds-file', byStatus(wanted), { isFresh: true })
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
      file={{ name: 'rounds.csv', label: text('site.history.download-rounds'), read: readFile }}
      none={text('site.history.no-rounds')}
    >
      {(round) => <RoundLine key={round.id} round={round} />}
    </History>
  )
}
