import { useCallback } from 'react'
import type { PayInPlace } from '../../rules/main-site/cashier-place.ts'
import { useSitePage } from '../page/page.ts'
import type { Player, PlayerActions } from '../page/player.ts'
import { useLoaded } from '../parts/loading/use-loaded.ts'
import { WhenLoaded } from '../parts/loading/WhenLoaded.tsx'
import { OpenPayIn } from './OpenPayIn.tsx'
import { type Loaded, load } from './state/load.ts'
import { goOn } from './state/use-place.ts'

type PayInProps = { readonly place: PayInPlace; readonly player: Player; readonly act: PlayerActions }

/** The cashier's tab for deposits. */
export function PayIn({ place, player, act }: PayInProps) {
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
      {(loaded) => <OpenPayIn place={place} player={player} act={act} loaded={loaded} />}
    </WhenLoaded>
  )
}

/** The bare address leads to the newest deposit that runs, or whose result was not seen. */
function lead({ deposits: [newest] }: Loaded): void {
  if (newest && location.hash === '') goOn({ kind: 'deposit', id: newest.id, hasPaid: false })
}
