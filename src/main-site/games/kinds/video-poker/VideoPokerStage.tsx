import { useState } from 'react'
import { PlayingCard } from '../../../../drawings/cards/PlayingCard.tsx'
import { useText } from '../../../../ui/text.ts'
import type { StageProps } from '../../kit/kit.ts'
import { useShowing } from '../../kit/use-showing.ts'
import { CardBack } from '../../parts/CardBack.tsx'
import { Felt } from '../../parts/Felt.tsx'
import { cardWords } from '../../parts/Hand.tsx'

const places = [0, 1, 2, 3, 4]

/** Five cards: a press holds a card, the others are drawn anew. */
export function VideoPokerStage(props: StageProps<'video-poker', null>) {
  const { round, move, pace } = props
  const text = useText()
  const [held, setHeld] = useState<readonly number[]>([])
  const isHolding = round !== undefined && !round.isOver

  useShowing(props, async ({ isOver }) => {
    if (!isOver) setHeld([])
    await pace.pause(isOver ? 500 : 250)
  })

  const kept = round?.shown.held ?? held
  const toggle = (place: number) =>
    setHeld(held.includes(place) ? held.filter((one) => one !== place) : [...held, place])
  return (
    <Felt>
      <p className="poker-hand" aria-hidden="true">
        {round?.shown.hand ? text(`site.play.poker-${round.shown.hand}`) : '\u00A0'}
      </p>
      <div className="poker-cards">
        {places.map((place) => {
          const card = round?.shown.cards[place]
          return (
            <button
              key={`${place} ${card ?? ''}`}
              type="button"
              className="poker-card"
              aria-pressed={kept.includes(place)}
              aria-label={card ? `${cardWords(text, card)}, ${text('site.play.hold')}` : text('site.play.hold')}
              disabled={!isHolding}
              onClick={() => toggle(place)}
            >
              {card ? <PlayingCard className="card" card={card} /> : <CardBack className="card" />}
              <span>{kept.includes(place) ? text('site.play.held') : '\u00A0'}</span>
            </button>
          )
        })}
      </div>
      {isHolding && (
        <button
          type="button"
          className="button button-large"
          onClick={() => move({ kind: 'hold', cards: held.toSorted((one, other) => one - other) })}
        >
          {text('site.play.move-hold')}
        </button>
      )}
    </Felt>
  )
}
