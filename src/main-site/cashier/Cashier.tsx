import { useCallback } from 'react'
import { useSitePage } from '../page/page.ts'
import { type Player, type PlayerActions, useVisitor } from '../page/player.ts'
import { OpenCashier } from './OpenCashier.tsx'
import { Skeleton } from './parts/Skeleton.tsx'
import { Trouble } from './parts/Trouble.tsx'
import { type Loaded, load } from './state/load.ts'
import { useLoaded } from './state/use-loaded.ts'
import { goOn } from './state/use-place.ts'

/** The cashier of a signed-in player. */
export function Cashier() {
  const visitor = useVisitor()
  if (visitor.kind === 'unknown') return <Skeleton />
  if (visitor.kind !== 'player') return null
  return <LoadedCashier player={visitor.player} act={visitor.act} />
}

function LoadedCashier({ player, act }: { readonly player: Player; readonly act: PlayerActions }) {
  const { code } = useSitePage().locale
  const { calls } = act
  const { loading, again } = useLoaded(
    useCallback(async () => {
      const loaded = await load(calls, code)
      if (loaded) lead(loaded)
      return loaded
    }, [calls, code]),
  )
  switch (loading.kind) {
    case 'loading':
      return <Skeleton />
    case 'failed':
      return <Trouble again={again} />
    case 'loaded':
      return <OpenCashier player={player} act={act} loaded={loading.value} />
    default:
      return loading satisfies never
  }
}

/** The bare address leads to the newest deposit that runs, or whose result was not seen. */
function lead({ deposits: [newest] }: Loaded): void {
  if (newest && location.hash === '') goOn({ kind: 'deposit', id: newest.id, hasPaid: false })
}
