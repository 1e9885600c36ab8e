import { useEffect, useRef } from 'react'
import type { EngineKind } from '../../../rules/rounds/engine.ts'
import type { ShownRound, StageProps } from './kit.ts'

type Showing<Kind extends EngineKind> = Pick<StageProps<Kind, unknown>, 'round' | 'pace' | 'whenShown'>

/** Shows each state of a round once: animated, or at once if it was found as it stands. */
export function useShowing<Kind extends EngineKind>(
  { round, pace, whenShown }: Showing<Kind>,
  show: (round: ShownRound<Kind>, before: ShownRound<Kind> | undefined) => Promise<void>,
): void {
  const shown = useRef<ShownRound<Kind>>(undefined)
  const parts = useRef({ show, whenShown })
  parts.current = { show, whenShown }
  useEffect(() => {
    if (!round) {
      shown.current = undefined
      return
    }
    const before = shown.current?.id === round.id ? shown.current : undefined
    if (before?.moves.length === round.moves.length && before.isOver === round.isOver) return
    shown.current = round
    pace.restart()
    if (round.isFound) pace.skip(null)
    void parts.current.show(round, before).then(() => parts.current.whenShown())
  }, [round, pace])
}
