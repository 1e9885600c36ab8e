import { dragonTigerSpots } from '../../../../rules/rounds/kinds/dragon-tiger.ts'
import { useText } from '../../../../ui/text.ts'
import type { StageProps } from '../../kit/kit.ts'
import { useShowing } from '../../kit/use-showing.ts'
import type { Chips } from '../../parts/chips.ts'
import { Felt } from '../../parts/Felt.tsx'
import { Hand } from '../../parts/Hand.tsx'
import { NamedSpots } from '../../parts/NamedSpots.tsx'
import { useDealt } from '../../parts/use-dealt.ts'

/** A card for the dragon, a card for the tiger. */
export function DragonTigerStage(props: StageProps<'dragon-tiger', Chips>) {
  const { rules, round, pace } = props
  const text = useText()
  const { dealt, deal } = useDealt()
  useShowing(props, async () => {
    await deal(0, 2, pace, 620)
    await pace.pause(350)
  })
  const came = round?.shown.dealt
  const isAll = came !== undefined && dealt >= 2
  const pays = { dragon: rules.duel, tiger: rules.duel, tie: rules.tie, 'suited-tie': rules.suitedTie ?? 0 }
  return (
    <>
      <Felt>
        <div className="hands hands-duel">
          {(['dragon', 'tiger'] as const).map((side, place) => (
            <Hand
              key={side}
              label={text(`site.play.spot-${side}`)}
              cards={came && dealt > place ? [came[side]] : []}
              hidden={came && dealt > place ? 0 : 1}
              isLit={isAll && came.winner === side}
            />
          ))}
        </div>
      </Felt>
      <NamedSpots
        laying={props}
        spots={dragonTigerSpots(rules).map((spot) => ({ spot, pays: pays[spot as keyof typeof pays] }))}
        isWon={(spot) => isAll && (came.winner === spot || (spot === 'suited-tie' && came.isSuited))}
      />
    </>
  )
}
