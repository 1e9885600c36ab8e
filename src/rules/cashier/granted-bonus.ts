import { smallestAmount } from '../minor-units.ts'

/** The terms of a bonus as they were when the player chose it; amounts in minor units. */
type Grant = {
  /** Of the deposit; null for a fixed amount. */
  readonly percent: number | null
  readonly maximum: number
  readonly minimumDeposit: number
}

/** What a deposit gives as a bonus, in minor units; 0 if it does not reach the minimum. */
export function grantedBonus({ percent, maximum, minimumDeposit }: Grant, deposit: number, digits: number): number {
  if (deposit < minimumDeposit) return 0
  const wanted = percent === null ? maximum : Math.min(maximum, Math.floor((deposit * percent) / 100))
  return wanted - (wanted % smallestAmount(digits))
}
