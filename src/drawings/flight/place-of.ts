import type { Flight } from './flights.ts'

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

function round(value: number): number {
  return Math.round(value * 10) / 10
}
