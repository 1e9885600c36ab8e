import { useRef, useState } from 'react'
import { PlayingCard } from '../../../drawings/cards/PlayingCard.tsx'
import { Room } from '../../../drawings/dealer/Room.tsx'
import { SmallRoulette } from '../../../drawings/dealer/SmallRoulette.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { move, pause } from '../../../ui/motion.ts'
import { useText } from '../../../ui/text.ts'
import { GameFrame } from '../../games/GameFrame.tsx'
import { useGame } from '../../games/game.ts'
import type { BlockProps } from '../block.ts'
import { rounds } from './rounds.ts'

/** The places of the cards: two for the house, two for the visitor. */
const marks = 'M170 160h27v38h-27ZM203 160h27v38h-27ZM158 214h38v54h-38ZM204 214h38v54h-38Z'

export default function LiveDealer({ block }: BlockProps<'live-dealer'>) {
  const text = useText()
  const game = useGame(1)
  const [dealt, setDealt] = useState(0)
  const wheel = useRef<SVGGElement>(null)
  const { dealer, you, points } = rounds[block.game]

  async function deal() {
    for (let card = 1; card <= dealer.length + you.length; card++) {
      setDealt(card)
      await pause(650)
    }
    await move(wheel.current, [{ transform: 'rotate(0)' }, { transform: 'rotate(1845deg)' }], {
      duration: 4200,
      easing: 'cubic-bezier(0.15, 0.6, 0.2, 1)',
    })
    await pause(400)
  }

  return (
    <GameFrame block={block} game={game} onPlay={() => game.play(deal)}>
      <div className={`live-dealer-table live-dealer-${block.view}`}>
        {block.view === 'first-person' && <Icon name={block.dealer} className="live-dealer-dealer" />}
        <Room view={block.view} seats={block.seats}>
          {block.game === 'roulette' ? <SmallRoulette ref={wheel} /> : <path className="live-dealer-marks" d={marks} />}
        </Room>
        <Hand className="live-dealer-house" cards={dealer.slice(0, Math.floor(dealt / 2))} />
        <Hand className="live-dealer-yours" cards={you.slice(0, Math.ceil(dealt / 2))} />
        {game.state === 'won' && (
          <p className="live-dealer-points">
            {you.length > 0 && <>{text('ui.live-dealer.you')} · </>}
            <b>{points}</b>
          </p>
        )}
      </div>
    </GameFrame>
  )
}

function Hand({ className, cards }: { readonly className: string; readonly cards: readonly string[] }) {
  return (
    <div className={className}>
      {cards.map((card) => (
        <PlayingCard key={card} className="live-dealer-card" card={card} />
      ))}
    </div>
  )
}
