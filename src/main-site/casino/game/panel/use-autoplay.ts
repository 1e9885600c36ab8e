import { useEffect, useRef, useState } from 'react'
import { type AutoplayLimits, lostAfter, type StopReason, stopReason } from '../../../../rules/gaming/autoplay.ts'
import type { Playing } from '../play/playing.ts'

export type AutoplayParts = {
  readonly playing: Playing
  /** The next round begins so many seconds after the one before at the earliest. */
  readonly minimumRound: number
  /** What a round costs, in minor units; undefined while there is no bet. */
  readonly cost: number | undefined
  readonly begin: () => void
}

/** Rounds in a row: how many are left, what they have lost, and which one was counted last. */
type Run = { readonly left: number; readonly lost: number; readonly counted: string | undefined }

/** Between two rounds, so that a result can be seen. */
const pause = 900

/** Several rounds with the same bet, until they are played, a limit is reached, or the player stops. */
export function useAutoplay(parts: AutoplayParts, limits: AutoplayLimits) {
  const { playing, minimumRound, cost } = parts
  const { step, round, refusal } = playing
  const [run, setRun] = useState<Run>()
  const [stopped, setStopped] = useState<StopReason>()
  const latest = useRef(parts.begin)
  latest.current = parts.begin
  const { onWin, win, loss } = limits

  useEffect(() => {
    if (!run || step !== 'ready') return
    const isCounted = round === undefined || round.id === run.counted
    const lost = isCounted ? run.lost : lostAfter(run.lost, round)
    const set = { onWin, ...(win !== undefined && { win }), ...(loss !== undefined && { loss }) }
    const reason = stopReason(set, { lost, cost: cost ?? 0, ...(!isCounted && { last: round }) })
    if (refusal || cost === undefined || run.left === 0 || reason) {
      setRun(undefined)
      // Who has played all rounds need not be told why there are no more.
      setStopped(refusal || (run.left === 0 && reason === 'loss') ? undefined : reason)
      return
    }
    const timer = setTimeout(
      () => {
        setRun({ left: run.left - 1, lost, counted: round?.id })
        latest.current()
      },
      Math.max(pause, minimumRound * 1000),
    )
    return () => clearTimeout(timer)
  }, [run, step, round, refusal, cost, minimumRound, onWin, win, loss])

  return {
    /** How many rounds are still to be begun; undefined while none follow each other. */
    left: run?.left,
    /** Why the last ones stopped, if a limit did. */
    stopped,
    start(count: number): void {
      setStopped(undefined)
      setRun({ left: count - 1, lost: 0, counted: round?.id })
      parts.begin()
    },
    stop: () => setRun(undefined),
  }
}
