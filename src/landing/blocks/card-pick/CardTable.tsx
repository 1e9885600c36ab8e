import { PlayingCard } from '../../../drawings/cards/PlayingCard.tsx'
import { useText } from '../../../ui/text.ts'
import type { BlockOf } from '../block.ts'
import { matchOf } from './hands.ts'

type CardTableProps = {
  readonly block: BlockOf<'card-pick'>
  readonly hands: readonly (readonly string[])[]
  readonly winner: number
  readonly isDealt: boolean
  /** The number of the visitor's open cards. */
  readonly turned: number
  readonly isOver: boolean
  readonly onTurn: () => void
}

export function CardTable({ block, hands, winner, isDealt, turned, isOver, onTurn }: CardTableProps) {
  const text = useText()
  const { game, sides, winningHand } = block
  return (
    <div className={`card-pick-table card-pick-${game}`} data-dealt={isDealt || undefined}>
      {game === 'andar-bahar' && <PlayingCard className="card-pick-match" card={matchOf(winningHand, 'S')} />}
      {hands.map((cards, place) => (
        <div key={sides[place]} className="card-pick-place" data-wins={(isOver && place === winner) || undefined}>
          <div className="card-pick-hand">
            {cards.map((card, index) => {
              const isOpen = place === 0 ? index < turned : isOver
              return (
                <button
                  key={card}
                  type="button"
                  className="card-pick-card"
                  aria-label={text('ui.card-pick.turn', { number: place * cards.length + index + 1 })}
                  disabled={place > 0 || isOpen || !isDealt}
                  data-open={isOpen || undefined}
                  onClick={onTurn}
                >
                  <span className="card-pick-sides">
                    <span className="card-pick-back" />
                    {isOpen && <PlayingCard card={card} />}
                  </span>
                </button>
              )
            })}
          </div>
          <p>{text(sides[place] ?? '')}</p>
        </div>
      ))}
    </div>
  )
}
