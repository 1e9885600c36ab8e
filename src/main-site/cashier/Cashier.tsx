import { useCallback } from 'react'
import { useSitePage } from '../page/page.ts'
import type { Player, PlayerActions } from '../page/player.ts'
import { ForPlayer } from '../parts/loading/ForPlayer.tsx'
import { useLoaded } from '../parts/loading/use-loaded.ts'
import { WhenLoaded } from '../parts/loading/WhenLoaded.tsx'
import { OpenCashier } from './OpenCashier.tsx'
import { type Loaded, load } from './state/load.ts'
import { goOn } from './state/use-place.ts'

/** The cashier of a signed-in player. */
export const Cashier = () => <ForPlayer>{(player, act) => <LoadedCashier player={player} act={act} />}</ForPlayer>

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
  return (
    <WhenLoaded loading={loading} again={again}>
      {(loaded) => <OpenCashier player={player} act={act} loaded={loaded} />}
    </WhenLoaded>
  )
}

/** The bare address leads to the newest deposit that runs, or whose result was not seen. */
function lead({ deposits: [newest] }: Loaded): void {
  if (newest && location.hash === '') goOn({ kind: 'deposit', id: newest.id, hasPaid: false })
}
