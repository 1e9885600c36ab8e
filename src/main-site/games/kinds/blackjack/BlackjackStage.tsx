import { useText } from '../../../../ui/text.ts'
import type { StageProps } from '../../kit/kit.ts'
import { useShowing } from '../../kit/use-showing.ts'
import { Felt } from '../../parts/Felt.tsx'
import { Hand } from '../../parts/Hand.tsx'
import { useDealt } from '../../parts/use-dealt.ts'

/** The dealer's hand above, the player's below; the one that is played next is lit, and those of a split that have won. */
export function BlackjackStage(props: StageProps<'blackjack', null>) {
  const { round, pace, inMoney } = props
  const text = useText()
  const { dealt, deal } = useDealt()

  useShowing(props, async ({ shown, isOver, isFound }, before) => {
    const cards = shown.dealer.cards.length
    await deal(before ? (before.shown.dealer.cards.length ?? 0) : 0, isFound ? cards : cards, pace, isOver ? 520 : 260)
    if (isOver) await pace.pause(400)
  })

  const { dealer, hands = [], active, insurance } = round?.shown ?? {}
  const seen = dealer?.cards.slice(0, Math.max(1, dealt)) ?? []
  const isOpen = dealer !== undefined && seen.length === dealer.cards.length
  const isSplit = hands.length > 1
  const isOver = round?.isOver === true && isOpen
  const isInsured = insurance !== undefined && round?.possible.includes('insure') === false
  return (
    <Felt>
      <Hand
        label={text('site.play.dealer')}
        cards={seen}
        hidden={round && seen.length < 2 ? 1 : 0}
        {...(isOpen && { total: String(dealer.total) })}
      />
      {isInsured && (
        <p className="felt-note">
          {text('site.play.insurance')} <b>{inMoney(insurance)}</b>
        </p>
      )}
      <div className={isSplit ? 'hands hands-split' : 'hands'}>
        {hands.map(({ cards, total, isSoft, isDoubled }, place) => (
          <Hand
            // biome-ignore lint/suspicious/noArrayIndexKey: a hand is its place at the table
            key={place}
            label={isSplit ? text('site.play.hand-number', { number: place + 1 }) : text('site.play.you')}
            cards={cards}
            total={`${isSoft && total < 21 && !isOver ? `${total - 10} / ${total}` : total}${isDoubled ? ' · ×2' : ''}`}
            isLit={isOver && isSplit ? beats(total, dealer?.total ?? 0) : place === active}
          />
        ))}
        {hands.length === 0 && <Hand label={text('site.play.you')} cards={[]} hidden={2} />}
      </div>
    </Felt>
  )
}

/** Whether a hand of a split wins: none of them is a blackjack. */
const beats = (own: number, other: number) => own <= 21 && (other > 21 || own > other)
