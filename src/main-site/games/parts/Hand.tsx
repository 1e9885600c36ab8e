import { PlayingCard } from '../../../drawings/cards/PlayingCard.tsx'
import { useText } from '../../../ui/text.ts'
import { CardBack } from './CardBack.tsx'

type HandProps = {
  readonly label: string
  readonly cards: readonly string[]
  /** How many cards lie with their backs up. */
  readonly hidden?: number
  readonly total?: string
  readonly isLit?: boolean
}

/** Cards on the table, with what they count. */
export function Hand({ label, cards, hidden = 0, total, isLit = false }: HandProps) {
  const text = useText()
  return (
    <div className={`hand${isLit ? ' is-lit' : ''}`}>
      <p className="hand-label">
        {label} {total !== undefined && cards.length > 0 && <b>{total}</b>}
      </p>
      <div className="hand-cards">
        {cards.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place in the hand
          <span key={`${place} ${card}`} className="hand-card">
            <PlayingCard className="card" card={card} />
            <span className="unseen">{cardWords(text, card)}</span>
          </span>
        ))}
        {Array.from({ length: hidden }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: hidden cards are alike
          <span key={place} className="hand-card">
            <CardBack className="card" />
          </span>
        ))}
      </div>
    </div>
  )
}

const names: Readonly<Record<string, string>> = { A: 'ace', K: 'king', Q: 'queen', J: 'jack' }

/** A card in words: the rank as a figure or a name, and its suit. */
export function cardWords(text: ReturnType<typeof useText>, card: string): string {
  const [rank, suit] = [card.slice(0, -1), card.slice(-1)]
  const name = names[rank]
  return `${name ? text(`site.play.card-${name}`) : rank.replace('T', '10')} ${text(`site.play.suit-${suit.toLowerCase()}`)}`
}
