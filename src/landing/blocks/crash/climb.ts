import { poster } from '../../../drawings/flight/place-of.ts'
import { isStill, pause } from '../../../ui/motion.ts'

/** The duration of the whole flight. */
const durations = { calm: 10_000, lively: 7500, wild: 5500 }

type Climb = {
  readonly pace: keyof typeof durations
  readonly multiplier: number
  readonly isStopped: () => boolean
  readonly show: (reach: number, factor: number) => void
}

/** Counts up until it is stopped or reaches the end. */
export async function climb({ pace, multiplier, isStopped, show }: Climb): Promise<void> {
  const end = () => show(1, multiplier)
  if (isStill()) return end()
  await frames(450, (part) => {
    show(poster * (1 - part) ** 2, 1)
    return false
  })
  await pause(150)
  await frames(durations[pace], (part) => {
    show(1 - (1 - part) ** 2.2, multiplier ** part)
    return isStopped()
  })
}

function frames(duration: number, draw: (part: number) => boolean): Promise<void> {
  return new Promise((resolve) => {
    const start = performance.now()
    const frame = (now: number) => {
      const part = Math.min(1, Math.max(0, now - start) / duration)
      if (draw(part) || part === 1) resolve()
      else requestAnimationFrame(frame)
    }
    requestAnimationFrame(frame)
  })
}
