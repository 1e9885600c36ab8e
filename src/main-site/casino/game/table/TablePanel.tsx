import type { GamesCalls } from '../../../../contract/calls/games.ts'
import { useText } from '../../../../ui/text.ts'
import { useSitePage } from '../../../page/page.ts'
import { useVisitor } from '../../../page/player.ts'
import type { PlayBalanceHere } from '../../../player/use-play-balance.ts'
import { PlayPurse } from '../panel/PlayPurse.tsx'
import { Refused } from '../panel/Refused.tsx'
import { StakeField } from '../panel/StakeField.tsx'
import type { StakeNow } from '../panel/use-stake.ts'
import type { RoundNow } from '../play/playing.ts'
import { useInMoney } from '../play/use-in-money.ts'
import type { TableParts } from './table-parts.ts'

type TablePanelProps = TableParts & {
  readonly stake: StakeNow
  readonly balance: PlayBalanceHere
  /** The bets of the player in this round. */
  readonly mine: readonly RoundNow[]
  /** What is laid and not yet placed. */
  readonly bet: GamesCalls['place-table-bet']['body']['bet'] | undefined
  readonly whenPlaced: () => void
}

/** What a chip is worth, and the bets of the player in this round. */
export function TablePanel({ game, table, own, stake, balance, mine, bet, whenPlaced }: TablePanelProps) {
  const text = useText()
  const inMoney = useInMoney()
  const { door } = useSitePage()
  const visitor = useVisitor()
  const isOpen = table.state === 'open'
  if (visitor.kind === 'visitor')
    return (
      <div className="bet-panel">
        <a className="button button-large button-wide button-play" href={door.signIn}>
          {text('site.play.table-sign-in')}
        </a>
      </div>
    )

  async function place(): Promise<void> {
    if (!bet || !isOpen || own.isSending) return
    if (await own.place({ bet, balance: balance.balance })) whenPlaced()
  }

  return (
    <form
      className="bet-panel"
      noValidate={true}
      aria-busy={own.isSending}
      onSubmit={(event) => {
        event.preventDefault()
        void place()
      }}
    >
      <PlayPurse game={game} own={balance} isLocked={own.isSending} />
      <StakeField stake={stake} isLocked={false} inMoney={inMoney} />
      <Refused refusal={own.refusal} game={game} />
      {own.isOffline && (
        <p className="problem" role="status">
          {text('site.play.offline')}
        </p>
      )}
      <button type="submit" className="button button-large button-wide button-play" aria-disabled={!bet || !isOpen}>
        {text('site.play.bet')}
      </button>
      <ul className="placed-bets">
        {mine.map(({ id, staked, state, payout }) => (
          <li key={id}>
            <span>{text('site.play.table-placed', { amount: inMoney(staked) })}</span>
            {isOpen && state === 'running' && (
              <button type="button" className="button button-quiet" onClick={() => void own.takeBack(id)}>
                {text('site.play.table-take-back')}
              </button>
            )}
            {payout !== undefined && state === 'ended' && <b>{inMoney(payout)}</b>}
          </li>
        ))}
      </ul>
    </form>
  )
}
