import { useEffect, useRef, useState } from 'react'
import type { GamesCalls } from '../../../../contract/calls/games.ts'
import { useText } from '../../../../ui/text.ts'
import { useSitePage } from '../../../page/page.ts'
import { useVisitor } from '../../../page/player.ts'
import { ConfirmDialog } from '../../../parts/confirm/ConfirmDialog.tsx'
import { useConfirmation } from '../../../parts/confirm/use-confirmation.ts'
import type { Terms } from '../play/use-terms.ts'

type RealityCheckProps = { readonly terms: Terms; readonly inMoney: (amount: number) => string }

const minute = 60_000

/** How long the player has played; where the law asks it, a question after so many minutes whether to go on. */
export function RealityCheck({ terms, inMoney }: RealityCheckProps) {
  const text = useText()
  const { home } = useSitePage()
  const visitor = useVisitor()
  const calls = visitor.kind === 'player' ? visitor.act.calls : undefined
  const [play, setPlay] = useState<GamesCalls['own-play']['answer']>()
  const { dialog, confirm } = useConfirmation()
  const every = terms.play.realityCheck
  const checked = useRef(0)
  const ask = useRef(confirm)
  ask.current = confirm

  useEffect(() => {
    if (!calls) return
    const look = async () => {
      const found = document.hidden ? undefined : await calls.read('own-play', {}, { isFresh: true })
      if (found?.kind === 'answer') setPlay(found.content)
    }
    void look()
    const timer = setInterval(() => void look(), minute)
    return () => clearInterval(timer)
  }, [calls])

  const minutes = play?.minutes ?? 0
  useEffect(() => {
    if (every === undefined || minutes < every) {
      checked.current = 0
      return
    }
    const due = Math.floor(minutes / every)
    if (due <= checked.current) return
    checked.current = due
    void ask.current().then((leaves) => leaves && location.assign(home))
  }, [every, minutes, home])

  if (!play || minutes === 0) return null
  return (
    <>
      <p className="play-time">{text('site.play.played-for', { minutes })}</p>
      <ConfirmDialog
        dialog={dialog}
        title={text('site.play.check-title')}
        yes={text('site.play.check-leave')}
        no={text('site.play.check-on')}
      >
        <p>{text('site.play.check-sums', { minutes, staked: inMoney(play.staked), won: inMoney(play.won) })}</p>
      </ConfirmDialog>
    </>
  )
}
