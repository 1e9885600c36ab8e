import { teenPattiSpots } from '../../../../rules/rounds/kinds/teen-patti/teen-patti.ts'
import { useText } from '../../../../ui/text.ts'
import type { StageProps } from '../../kit/kit.ts'
import { useShowing } from '../../kit/use-showing.ts'
import type { Chips } from '../../parts/chips.ts'
import { Felt } from '../../parts/Felt.tsx'
import { Hand } from '../../parts/Hand.tsx'
import { NamedSpots } from '../../parts/NamedSpots.tsx'
import { useDealt } from '../../parts/use-dealt.ts'

const sides = ['a', 'b'] as const

/** Two hands of three cards, dealt in turn, with the names of what they make. */
export function TeenPattiStage(props: StageProps<'teen-patti', Chips>) {
  const { rules, round, pace } = props
  const text = useText()
  const { dealt, deal } = useDealt()
  useShowing(props, async () => {
    await deal(0, 6, pace)
    await pace.pause(350)
  })
  const came = round?.shown.dealt
  const isAll = came !== undefined && dealt >= 6
  return (
    <>
      <Felt>
        <div className="hands">
          {sides.map((side, parity) => {
            const count = Math.ceil((dealt - parity) / 2)
            return (
              <Hand
                key={side}
                label={text(`site.play.spot-hand-${side}`)}
                cards={came?.[side].cards.slice(0, count) ?? []}
                hidden={came ? 3 - Math.max(0, Math.min(3, count)) : 3}
                {...(isAll && { total: text(`site.play.patti-${came[side].hand}`) })}
                isLit={isAll && came.winner === `hand-${side}`}
              />
            )
          })}
        </div>
      </Felt>
      <NamedSpots
        laying={props}
        spots={teenPattiSpots(rules).map((spot) => ({
          spot,
          pays: spot.startsWith('hand') ? rules.duel : Math.max(...(rules.pairPlus ?? []).map(({ pays }) => pays)),
        }))}
        isWon={(spot) => isAll && came.winner === spot}
      />
    </>
  )
}
