import { useState } from 'react'
import type { AutoplayLimits } from '../../../../rules/gaming/autoplay.ts'
import { readAmount } from '../../../../rules/main-site/read-amount.ts'
import { usePageBasics } from '../../../../ui/page-basics.ts'

export type LimitsNow = ReturnType<typeof useAutoplayLimits>

/** The limits of rounds in a row as the player types them; an empty one is none. */
export function useAutoplayLimits(cost: number | undefined) {
  const { numbers } = usePageBasics()
  const [onWin, setOnWin] = useState(false)
  const [typedLoss, typeLoss] = useState('')
  const [typedWin, typeWin] = useState('')
  const [loss, win] = [readAmount(typedLoss, numbers), readAmount(typedWin, numbers)]
  const isNoLoss = typedLoss !== '' && loss === undefined
  const isNoWin = typedWin !== '' && win === undefined
  /** Not even one round could be begun. */
  const isTooSmall = loss !== undefined && cost !== undefined && loss < cost
  return {
    set: { onWin, ...(loss !== undefined && { loss }), ...(win !== undefined && { win }) } satisfies AutoplayLimits,
    ...{ onWin, setOnWin, typedLoss, typeLoss, typedWin, typeWin, isNoLoss, isNoWin, isTooSmall },
    isWrong: isNoLoss || isNoWin || isTooSmall,
  }
}
