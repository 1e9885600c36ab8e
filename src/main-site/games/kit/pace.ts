import { isStill } from '../../../ui/motion.ts'

/** How fast a round is shown: the player can skip the rest. */
export type Pace = {
  readonly pause: (milliseconds: number) => Promise<void>
  readonly isSkipped: () => boolean
  /** Shows the rest at once. */
  readonly skip: (stage: Element | null) => void
  /** Begins to show another round. */
  readonly restart: () => void
}

export function createPace(): Pace {
  let isSkipped = false
  const waiting = new Set<() => void>()
  return {
    isSkipped: () => isSkipped,
    pause(milliseconds) {
      if (isSkipped || isStill()) return Promise.resolve()
      return new Promise((resolve) => {
        const go = () => {
          clearTimeout(timer)
          waiting.delete(go)
          resolve()
        }
        const timer = setTimeout(go, milliseconds)
        waiting.add(go)
      })
    },
    skip(stage) {
      isSkipped = true
      for (const go of [...waiting]) go()
      for (const animation of stage?.getAnimations({ subtree: true }) ?? []) {
        if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
      }
    },
    restart() {
      isSkipped = false
    },
  }
}
