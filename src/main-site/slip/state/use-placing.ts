import { useEffect, useRef, useState } from 'react'
import { useVisitor } from '../../page/player.ts'
import { createPlacer, type Placer } from './create-placer.ts'
import { nothingPlaced, type Placing } from './placing.ts'

type Placed = Pick<Placer, 'place' | 'forget'> & { readonly placing: Placing }

const byNobody: Pick<Placer, 'place' | 'forget'> = { place: () => {}, forget: () => {} }

/** Places the bets of a signed-in player. */
export function usePlacing(checkAgain: () => void): Placed {
  const visitor = useVisitor()
  const [placing, show] = useState(nothingPlaced)
  const [placer, setPlacer] = useState<Placer>()
  const again = useRef(checkAgain)
  again.current = checkAgain
  const account = visitor.kind === 'player' ? visitor.player.id : undefined
  const act = visitor.kind === 'player' ? visitor.act : undefined

  useEffect(() => {
    if (account === undefined || !act) return
    const own = createPlacer({
      account,
      calls: act.calls,
      show,
      async whenDone() {
        again.current()
        await act.refresh()
      },
    })
    setPlacer(own)
    own.recover()
    return () => own.stop()
  }, [account, act])

  return { placing, ...(placer ?? byNobody) }
}
