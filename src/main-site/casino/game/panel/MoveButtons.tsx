import type { RoundMove } from '../../../../contract/index.ts'
import { useText } from '../../../../ui/text.ts'
import type { RoundNow } from '../play/playing.ts'

type MoveButtonsProps = {
  readonly round: RoundNow
  readonly isLocked: boolean
  readonly inMoney: (amount: number) => string
  readonly move: (move: RoundMove) => void
}

const simple = ['insure', 'decline', 'step', 'take', 'hit', 'stand', 'double', 'split', 'deal', 'no-deal'] as const

/** The moves that need nothing more than a press; the others are made on the stage. */
export function MoveButtons({ round: { possible, shown, staked }, isLocked, inMoney, move }: MoveButtonsProps) {
  const text = useText()
  const offered = simple.filter((kind) => possible.includes(kind))
  const factor = shown['factor'] ?? shown['offer']
  const pays = typeof factor === 'number' ? inMoney(Math.floor((staked * factor) / 1000)) : ''
  const { insurance } = shown
  const costs = typeof insurance === 'number' ? inMoney(insurance) : ''
  return (
    <div className="moves">
      {offered.map((kind) => (
        <button
          key={kind}
          type="button"
          className={`button button-large${kind === 'take' || kind === 'deal' ? ' button-take' : ' button-play'}`}
          disabled={isLocked}
          onClick={() => move({ kind })}
        >
          {text(`site.play.move-${kind}`, { amount: kind === 'insure' ? costs : pays })}
        </button>
      ))}
    </div>
  )
}
