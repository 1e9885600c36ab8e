import { useRef } from 'react'
import { move } from '../../ui/motion.ts'

/** The path of one of `count` equal sectors of a wheel around 0 0, pointing up. */
export function sectorPath(count: number, outer: number, inner = 0): string {
  const half = Math.PI / count
  const point = (radius: number, side: number) =>
    `${round(side * radius * Math.sin(half))} ${round(-radius * Math.cos(half))}`
  const arc = (radius: number, side: number) => `A${radius} ${radius} 0 0 ${side > 0 ? 1 : 0} ${point(radius, side)}`
  const back = inner > 0 ? `L${point(inner, 1)}${arc(inner, -1)}` : 'L0 0'
  return `M${point(outer, -1)}${arc(outer, 1)}${back}Z`
}

/** The clockwise angle of a sector from the top, in degrees. */
export function sectorTurn(index: number, count: number): number {
  return round((360 / count) * index)
}

/** Turns a wheel; each turn starts where the last one ended. */
export function useTurning() {
  const turned = useRef(0)
  return async (wheel: Element | null, to: number, { turns, duration }: { turns: number; duration: number }) => {
    const from = turned.current
    const rest = (((to - from) % 360) + 360) % 360
    turned.current = from + (turns < 0 ? rest - 360 : rest) + turns * 360
    const frames = [from, turned.current].map((angle) => ({ transform: `rotate(${angle}deg)` }))
    await move(wheel, frames, { duration, easing: 'cubic-bezier(0.3, -0.04, 0.12, 1)' })
  }
}

/** Calls `onPass` whenever another sector passes the top. Returns a function that stops watching. */
export function watchSectors(wheel: Element | null, count: number, onPass: () => void): () => void {
  if (!wheel) return () => undefined
  let last: number | undefined
  let frame = 0
  const look = () => {
    const { a, b } = new DOMMatrix(getComputedStyle(wheel).transform)
    const sector = Math.floor((Math.atan2(b, a) / (2 * Math.PI)) * count + 0.5)
    if (last !== undefined && sector !== last) onPass()
    last = sector
    frame = requestAnimationFrame(look)
  }
  look()
  return () => cancelAnimationFrame(frame)
}

export function round(value: number): number {
  return Math.round(value * 100) / 100
}
