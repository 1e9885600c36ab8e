import { useCallback } from 'react'
import { useText } from '../../../../ui/text.ts'
import { useVisitor } from '../../../page/player.ts'
import { useLoaded } from '../../../parts/loading/use-loaded.ts'
import { Time } from '../../../parts/Time.tsx'
import type { RoundNow } from '../play/playing.ts'
import { Receipt } from './Receipt.tsx'

type OwnRoundsProps = {
  readonly game: string
  /** The round that is over last: with it, the list is loaded again. */
  readonly latest: RoundNow | undefined
  readonly inMoney: (amount: number) => string
}

const most = '10'

/** The last rounds of the player in this game. */
export function OwnRounds({ game, latest, inMoney }: OwnRoundsProps) {
  const text = useText()
  const visitor = useVisitor()
  const calls = visitor.kind === 'player' ? visitor.act.calls : undefined
  const newest = latest?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another round, the list is another
  const load = useCallback(async () => {
    const found = await calls?.read('own-rounds', { query: { game, limit: most } }, { isFresh: true })
    return found?.kind === 'answer' ? found.content.rounds : undefined
  }, [calls, game, newest])
  const { loading } = useLoaded(load)
  const rounds = loading.kind === 'loaded' ? loading.value : []
  return (
    <details className="own-rounds">
      <summary>{text('site.play.own-rounds')}</summary>
      {rounds.length === 0 && <p>{text('site.play.no-rounds')}</p>}
      <ul>
        {rounds.map((round) => (
          <li key={round.id}>
            <Time at={round.begun_at} />
            <span>{inMoney(round.staked)}</span>
            <b className={(round.payout ?? 0) > round.staked ? 'is-won' : ''}>
              {round.payout === undefined ? text('site.play.running') : inMoney(round.payout)}
            </b>
            <Receipt round={round} />
          </li>
        ))}
      </ul>
    </details>
  )
}
