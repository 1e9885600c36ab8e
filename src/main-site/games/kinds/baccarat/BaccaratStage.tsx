import { baccaratSpots } from '../../../../rules/rounds/kinds/baccarat.ts'
import { useText } from '../../../../ui/text.ts'
import type { StageProps } from '../../kit/kit.ts'
import { useShowing } from '../../kit/use-showing.ts'
import type { Chips } from '../../parts/chips.ts'
import { Felt } from '../../parts/Felt.tsx'
import { factorText } from '../../parts/factor-text.ts'
import { Hand } from '../../parts/Hand.tsx'
import { NamedSpots } from '../../parts/NamedSpots.tsx'
import { useDealt } from '../../parts/use-dealt.ts'

/** Two hands; cards come in turn. */
export function BaccaratStage(props: StageProps<'baccarat', Chips>) {
  const { rules, round, pace } = props
  const text = useText()
  const { dealt, deal } = useDealt()
  useShowing(props, async ({ shown: { dealt: cards } }) => {
    await deal(0, cards.player.length + cards.banker.length, pace)
    await pace.pause(350)
  })
  const came = round?.shown.dealt
  const isAll = came !== undefined && dealt >= came.player.length + came.banker.length
  const { player, banker } = came ? inTurn(came.player, came.banker, dealt) : { player: [], banker: [] }
  const pays = {
    player: rules.player,
    banker: rules.banker,
    tie: rules.tie,
    'player-pair': rules.pair,
    'banker-pair': rules.pair,
  }
  return (
    <>
      <Felt>
        <div className="hands">
          <Hand
            label={text('site.play.spot-player')}
            cards={player}
            hidden={came ? 0 : 2}
            {...(isAll && { total: String(came.totals[0]) })}
            isLit={isAll && came.winner === 'player'}
          />
          <Hand
            label={text('site.play.spot-banker')}
            cards={banker}
            hidden={came ? 0 : 2}
            {...(isAll && { total: String(came.totals[1]) })}
            isLit={isAll && came.winner === 'banker'}
          />
        </div>
      </Felt>
      {rules.bankerSix !== undefined && (
        <p className="spots-note">
          {text('site.play.banker-six')} <b>{factorText(rules.bankerSix)}</b>
        </p>
      )}
      <NamedSpots
        laying={props}
        spots={baccaratSpots(rules).map((spot) => ({ spot, pays: pays[spot as keyof typeof pays] ?? 0 }))}
        isWon={(spot) => isAll && (came.winner === spot || came.pairs.includes(spot))}
      />
    </>
  )
}

/** Two cards each in turn, then the third ones, as far as they have been dealt. */
function inTurn(player: readonly string[], banker: readonly string[], count: number) {
  const order = [0, 1].flatMap((place) => [
    { side: 'player', card: player[place] },
    { side: 'banker', card: banker[place] },
  ])
  const thirds = [
    { side: 'player', card: player[2] },
    { side: 'banker', card: banker[2] },
  ].filter(({ card }) => card !== undefined)
  const seen = [...order, ...thirds].slice(0, count)
  const of = (side: string) => seen.flatMap((one) => (one.side === side && one.card ? [one.card] : []))
  return { player: of('player'), banker: of('banker') }
}
