import { useEffect, useState } from 'react'
import { useCashier } from '../state/cashier.ts'

/** A deposit of the player, loaded if it is not known yet. */
export function useDeposit(id: string) {
  const { calls, deposits, keep } = useCashier()
  const [isMissing, setIsMissing] = useState(false)
  const deposit = deposits.get(id)
  const isKnown = deposit !== undefined
  useEffect(() => {
    if (isKnown) return
    calls.read('deposit', { params: { deposit: id } }, { isFresh: true }).then((asked) => {
      if (asked.kind === 'answer') keep(asked.content.deposit)
      else setIsMissing(true)
    })
  }, [calls, keep, id, isKnown])
  return { deposit, isMissing }
}
