import { useCallback } from 'react'
import type { PlayerActions } from '../page/player.ts'
import { ForPlayer } from '../parts/loading/ForPlayer.tsx'
import { useLoaded } from '../parts/loading/use-loaded.ts'
import { WhenLoaded } from '../parts/loading/WhenLoaded.tsx'
import { OpenVerification } from './OpenVerification.tsx'

/** The documents of a signed-in player. */
export const Verification = () => <ForPlayer>{(_, act) => <LoadedVerification act={act} />}</ForPlayer>

function LoadedVerification({ act: { calls } }: { readonly act: PlayerActions }) {
  const { loading, again } = useLoaded(
    useCallback(async () => {
      const asked = await calls.read('own-verification', {}, { isFresh: true })
      return asked.kind === 'answer' ? asked.content : undefined
    }, [calls]),
  )
  return (
    <WhenLoaded loading={loading} again={again}>
      {(found) => <OpenVerification calls={calls} found={found} />}
    </WhenLoaded>
  )
}
