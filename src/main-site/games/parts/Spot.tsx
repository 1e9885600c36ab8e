import type { ReactNode } from 'react'
import { useText } from '../../../ui/text.ts'
import { amountOn, type Laying } from './chips.ts'

type SpotProps = {
  readonly spot: string
  readonly laying: Laying
  readonly className: string
  /** What is bet on, in words. */
  readonly label: string
  readonly children: ReactNode
  readonly isWon?: boolean
}

/** A field of the table: each press lays another chip, once it is known what a chip is worth. */
export function Spot({ spot, laying, className, label, children, isWon = false }: SpotProps) {
  const text = useText()
  const { choice, choose, stake, isLocked, inMoney } = laying
  const laid = amountOn(choice, spot)
  return (
    <button
      type="button"
      className={`spot ${className}${isWon ? ' is-won' : ''}`}
      aria-label={laid > 0 ? text('site.play.spot-laid', { spot: label, amount: inMoney(laid) }) : label}
      disabled={isLocked || stake === undefined}
      onClick={() => stake !== undefined && choose([...choice, { spot, amount: stake }])}
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
