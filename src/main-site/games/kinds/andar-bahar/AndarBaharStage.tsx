import { countSpot } from '../../../../rules/rounds/kinds/andar-bahar.ts'
import { useText } from '../../../../ui/text.ts'
import type { StageProps } from '../../kit/kit.ts'
import { useShowing } from '../../kit/use-showing.ts'
import type { Chips } from '../../parts/chips.ts'
import { Felt } from '../../parts/Felt.tsx'
import { Hand } from '../../parts/Hand.tsx'
import { NamedSpots } from '../../parts/NamedSpots.tsx'
import { useDealt } from '../../parts/use-dealt.ts'

/** The open card, and the cards that are dealt to both sides in turn until one has its rank. */
export function AndarBaharStage(props: StageProps<'andar-bahar', Chips>) {
  const { rules, round, pace } = props
  const text = useText()
  const { dealt, deal } = useDealt()
  useShowing(props, async ({ shown }) => {
    const count = shown.dealt.cards.length
    await deal(0, count, pace, Math.max(110, 420 - 14 * count))
    await pace.pause(350)
  })
  const came = round?.shown.dealt
  const cards = came?.cards.slice(0, dealt) ?? []
  const isAll = came !== undefined && dealt >= came.cards.length
  const sideOf = (parity: number) => cards.filter((_, place) => place % 2 === parity)
  return (
    <>
      <Felt>
        <Hand label={text('site.play.joker')} cards={came ? [came.joker] : []} hidden={came ? 0 : 1} />
        {(['andar', 'bahar'] as const).map((side, parity) => (
          <Hand
            key={side}
            label={text(`site.play.spot-${side}`)}
            cards={sideOf(parity)}
            hidden={came ? 0 : 1}
            isLit={isAll && came.winner === side}
          />
        ))}
      </Felt>
      <NamedSpots
        laying={props}
        spots={[
          { spot: 'andar', pays: rules.andar },
          { spot: 'bahar', pays: rules.bahar },
          ...(rules.counts ?? []).map((count) => ({
            spot: countSpot(count),
            pays: count.pays,
            label: text('site.play.cards-between', { from: count.from, to: count.to }),
          })),
        ]}
        isWon={(spot) => isAll && (came.winner === spot || isCount(spot, came.cards.length))}
      />
    </>
  )

  function isCount(spot: string, length: number): boolean {
    const range = rules.counts?.find((one) => countSpot(one) === spot)
    return range !== undefined && length >= range.from && length <= range.to
  }
}
