import { useState } from 'react'
import { readAmount } from '../../../../rules/main-site/read-amount.ts'
import { usePageBasics } from '../../../../ui/page-basics.ts'
import type { Terms } from '../play/use-terms.ts'

export type StakeNow = {
  readonly typed: string
  readonly type: (typed: string) => void
  /** In minor units; undefined if it is none, or outside of the limits. */
  readonly amount: number | undefined
  readonly isOutside: boolean
  readonly limits: Terms['limits']
}

/** The stake as the player types it; ten times the smallest one at first. */
export function useStake(limits: Terms['limits']): StakeNow {
  const { numbers } = usePageBasics()
  const [own, type] = useState<string>()
  const first = limits && Math.min(limits.maximum, limits.minimum * 10) / 100
  const typed = own ?? (first === undefined ? '' : String(first))
  const read = readAmount(typed, numbers)
  const isOutside = limits !== undefined && read !== undefined && (read < limits.minimum || read > limits.maximum)
  return { typed, type, amount: limits && read !== undefined && !isOutside ? read : undefined, isOutside, limits }
}
