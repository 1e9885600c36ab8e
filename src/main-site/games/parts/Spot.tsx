import type { ReactNode } from 'react'
import { useText } from '../../../ui/text.ts'

type SpotProps = {
  readonly className: string
  /** What is bet on, in words. */
  readonly label: string
  readonly children: ReactNode
  /** What lies on it, in minor units. */
  readonly laid: number
  readonly isWon?: boolean
  readonly isLocked: boolean
  readonly inMoney: (amount: number) => string
  readonly lay: () => void
}

/** A field of the table: each press lays another chip. */
export function Spot({ className, label, children, laid, isWon = false, isLocked, inMoney, lay }: SpotProps) {
  const text = useText()
  return (
    <button
      type="button"
      className={`spot ${className}${isWon ? ' is-won' : ''}`}
      aria-label={laid > 0 ? text('site.play.spot-laid', { spot: label, amount: inMoney(laid) }) : label}
      disabled={isLocked}
      onClick={lay}
    >
      {children}
      {laid > 0 && <span className="spot-chip" data-amount={shortAmount(laid)} />}
    </button>
  )
}

/** As it fits on a chip: 1.5K. */
function shortAmount(amount: number): string {
  const whole = amount / 100
  if (whole >= 1_000_000) return `${round(whole / 1_000_000)}M`
  return whole >= 1000 ? `${round(whole / 1000)}K` : String(round(whole))
}

const round = (value: number) => Math.floor(value * 10) / 10
