import { useCallback } from 'react'
import type { PayOutPlace } from '../../../rules/main-site/cashier-place.ts'
import { useSitePage } from '../../page/page.ts'
import type { Player, PlayerActions } from '../../page/player.ts'
import { useLoaded } from '../../parts/loading/use-loaded.ts'
import { WhenLoaded } from '../../parts/loading/WhenLoaded.tsx'
import { OpenPayOut } from './OpenPayOut.tsx'
import { load } from './state/load.ts'

type PayOutProps = { readonly place: PayOutPlace; readonly player: Player; readonly act: PlayerActions }

/** The cashier's tab for withdrawals. */
export function PayOut({ place, player, act }: PayOutProps) {
  const { code } = useSitePage().locale
  const { calls } = act
  const { loading, again } = useLoaded(useCallback(() => load(calls, code), [calls, code]))
  return (
    <WhenLoaded loading={loading} again={again}>
      {(loaded) => <OpenPayOut place={place} player={player} act={act} loaded={loaded} />}
    </WhenLoaded>
  )
}
