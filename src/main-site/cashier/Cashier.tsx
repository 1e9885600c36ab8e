import { useRef } from 'react'
import { isPayOut } from '../../rules/main-site/cashier-place.ts'
import { late } from '../../ui/late.ts'
import type { Player, PlayerActions } from '../page/player.ts'
import { ForPlayer } from '../parts/loading/ForPlayer.tsx'
import { PayIn } from './PayIn.tsx'
import { HasMovedProvider } from './parts/has-moved.ts'
import { usePlace } from './state/use-place.ts'

const PayOut = late(() => import('./pay-out/PayOut.tsx').then((loaded) => ({ default: loaded.PayOut })))

/** The cashier of a signed-in player. */
export const Cashier = () => <ForPlayer>{(player, act) => <OpenCashier player={player} act={act} />}</ForPlayer>

function OpenCashier({ player, act }: { readonly player: Player; readonly act: PlayerActions }) {
  const place = usePlace()
  return (
    <HasMovedProvider value={useRef(false)}>
      {isPayOut(place) ? (
        <PayOut place={place} player={player} act={act} />
      ) : (
        <PayIn place={place} player={player} act={act} />
      )}
    </HasMovedProvider>
  )
}
