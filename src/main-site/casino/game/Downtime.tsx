import { useEffect, useState } from 'react'
import { downUntil } from '../../../rules/gaming/downtime.ts'
import { useText } from '../../../ui/text.ts'
import type { ShownGame } from '../../page/casino.ts'
import { useMoment } from '../../parts/use-moment.ts'
import { OtherGames } from './OtherGames.tsx'

const lookEvery = 15_000

/** That a game cannot be played at the moment, when it is back, and where the others are. */
export function Downtime({ game }: { readonly game: ShownGame }) {
  const text = useText()
  const moment = useMoment()
  const until = useDownUntil(game)
  if (until === undefined) return null
  return (
    <div className="game-down" role="status">
      <p>{text('site.play.downtime', { moment: moment(until) })}</p>
      <OtherGames game={game} />
    </div>
  )
}

/** Until when a game is down, by the clock of the browser; the server decides whether it can be played. */
function useDownUntil(game: ShownGame): number | undefined {
  const [until, setUntil] = useState(() => downUntil(game, Date.now()))
  useEffect(() => {
    if (!game.downtime) return
    const timer = setInterval(() => setUntil(downUntil(game, Date.now())), lookEvery)
    return () => clearInterval(timer)
  }, [game])
  return until
}
