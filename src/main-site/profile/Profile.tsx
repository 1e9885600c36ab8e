import { useCallback } from 'react'
import type { PlayerActions } from '../page/player.ts'
import { ForPlayer } from '../parts/loading/ForPlayer.tsx'
import { useLoaded } from '../parts/loading/use-loaded.ts'
import { WhenLoaded } from '../parts/loading/WhenLoaded.tsx'
import { readProfile } from './known-profile.ts'
import { OpenProfile } from './OpenProfile.tsx'

/** The profile of a signed-in player. */
export const Profile = () => <ForPlayer>{(_, act) => <LoadedProfile act={act} />}</ForPlayer>

function LoadedProfile({ act }: { readonly act: PlayerActions }) {
  const { calls } = act
  const { loading, again } = useLoaded(useCallback(() => readProfile(calls), [calls]))
  return (
    <WhenLoaded loading={loading} again={again}>
      {(found) => <OpenProfile found={found} act={act} />}
    </WhenLoaded>
  )
}
