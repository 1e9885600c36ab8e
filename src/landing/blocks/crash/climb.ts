import { isStill, pause } from '../../../ui/motion.ts'
import type { Flight } from './looks.ts'

/** The duration of the whole flight. */
const durations = { calm: 10_000, lively: 7500, wild: 5500 }

/** The figure's position before the start. */
export const poster = 0.78

/** The curve and the figure's position on it, from 0 at the start to 1 at the end. */
export function placeOf({ from, to, tilt }: Flight, reach: number) {
  const [startX, startY] = from
  const x = startX + (to[0] - startX) * reach
  const y = startY + (to[1] - startY) * reach ** 1.5
  const middle = startX + (x - startX) * 0.62
  return {
    curve: `M${startX} ${startY}Q${round(middle)} ${startY} ${round(x)} ${round(y)}`,
    area: `V280H${startX}Z`,
    figure: `translate(${round(x)} ${round(y)}) rotate(${round(tilt * reach)})`,
  }
}

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

function round(value: number): number {
  return Math.round(value * 10) / 10
}
