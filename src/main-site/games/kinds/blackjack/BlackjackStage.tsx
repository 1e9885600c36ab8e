import { useText } from '../../../../ui/text.ts'
import type { StageProps } from '../../kit/kit.ts'
import { useShowing } from '../../kit/use-showing.ts'
import { Felt } from '../../parts/Felt.tsx'
import { Hand } from '../../parts/Hand.tsx'
import { useDealt } from '../../parts/use-dealt.ts'

/** The dealer's hand above, the player's below; the one that is played next is lit. */
export function BlackjackStage(props: StageProps<'blackjack', null>) {
  const { round, pace } = props
  const text = useText()
  const { dealt, deal } = useDealt()

  useShowing(props, async ({ shown, isOver, isFound }, before) => {
    const cards = shown.dealer.cards.length
    await deal(before ? (before.shown.dealer.cards.length ?? 0) : 0, isFound ? cards : cards, pace, isOver ? 520 : 260)
    if (isOver) await pace.pause(400)
  })

  const { dealer, hands = [], active } = round?.shown ?? {}
  const seen = dealer?.cards.slice(0, Math.max(1, dealt)) ?? []
  const isOpen = dealer !== undefined && seen.length === dealer.cards.length
  return (
    <Felt>
      <Hand
        label={text('site.play.dealer')}
        cards={seen}
        hidden={round && seen.length < 2 ? 1 : 0}
        {...(isOpen && { total: String(dealer.total) })}
      />
      <div className="hands">
        {hands.map(({ cards, total, isSoft }, place) => (
          <Hand
            // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place at the table
            key={place}
            label={text('site.play.you')}
            cards={cards}
            total={isSoft && total < 21 && active !== undefined ? `${total - 10} / ${total}` : String(total)}
            isLit={place === active}
          />
        ))}
        {hands.length === 0 && <Hand label={text('site.play.you')} cards={[]} hidden={2} />}
      </div>
    </Felt>
  )
}
