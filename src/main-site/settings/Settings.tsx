import { useCallback } from 'react'
import type { Player, PlayerActions } from '../page/player.ts'
import { ForPlayer } from '../parts/loading/ForPlayer.tsx'
import { useLoaded } from '../parts/loading/use-loaded.ts'
import { WhenLoaded } from '../parts/loading/WhenLoaded.tsx'
import { load } from './load.ts'
import { OpenSettings } from './OpenSettings.tsx'

/** The settings of a signed-in player. */
export const Settings = () => <ForPlayer>{(player, act) => <LoadedSettings player={player} act={act} />}</ForPlayer>

function LoadedSettings({ player, act: { calls } }: { readonly player: Player; readonly act: PlayerActions }) {
  const { loading, again } = useLoaded(useCallback(() => load(calls), [calls]))
  return (
    <WhenLoaded loading={loading} again={again}>
      {(found) => <OpenSettings found={found} calls={calls} currency={player.currency} />}
    </WhenLoaded>
  )
}
