import { useEffect, useState } from 'react'
import { useVisitor } from '../../../page/player.ts'
import { createPlay, type Play } from './create-play.ts'
import { notAsked, type Playing } from './playing.ts'

/** Plays a game for the signed-in player. */
export function usePlay(game: string): { readonly playing: Playing; readonly play: Play | undefined } {
  const visitor = useVisitor()
  const [playing, show] = useState(notAsked)
  const [play, setPlay] = useState<Play>()
  const account = visitor.kind === 'player' ? visitor.player.id : undefined
  const act = visitor.kind === 'player' ? visitor.act : undefined

  useEffect(() => {
    if (account === undefined || !act) return
    const own = createPlay({ account, game, calls: act.calls, show, whenOver: act.refresh })
    setPlay(own)
    own.recover()
    return () => own.stop()
  }, [account, act, game])

  return { playing, play }
}
