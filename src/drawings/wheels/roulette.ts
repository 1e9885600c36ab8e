import { useRef } from 'react'
import { move } from '../../ui/motion.ts'
import { sectorTurn, useTurning } from './sectors.ts'

export type PocketColor = 'green' | 'red' | 'black'

/** The numbers of a European wheel, clockwise. */
export const pockets = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
]

/** Those of an American wheel. */
const americanPockets = [
  0, 28, 9, 26, 30, 11, 7, 20, 32, 17, 5, 22, 34, 15, 3, 24, 36, 13, 1, 37, 27, 10, 25, 29, 12, 8, 19, 31, 18, 6, 21,
  33, 16, 4, 23, 35, 14, 2,
]

/** The pocket of the double zero. */
const doubleZero = 37

export const pocketsOf = (zeros: number): readonly number[] => (zeros === 2 ? americanPockets : pockets)

export const pocketName = (number: number): string => (number === doubleZero ? '00' : String(number))

/** The colours alternate around the European wheel, starting with red beside the zero. */
export function pocketColor(number: number): PocketColor {
  if (number === 0 || number === doubleZero) return 'green'
  return pockets.indexOf(number) % 2 === 1 ? 'red' : 'black'
}

const duration = 4800
/** The radius of the ball's track, relative to its place in a pocket. */
const track = 1.62
const ballTurns = 7

const ballPath = [
  [0, 1],
  [0.04, track],
  [0.72, track],
  [0.84, 1.04],
  [0.89, 1.22],
  [0.94, 1],
  [1, 1],
] as const

/** A wheel and a ball that spin in opposite directions until the ball settles in a pocket. */
export function useRoulette(zeros = 1) {
  const disc = useRef<SVGSVGElement>(null)
  const ball = useRef<SVGSVGElement>(null)
  const turnTo = useTurning()
  const ballAngle = useRef(0)

  /** `rest` is the ball's final angle, in degrees from the top. */
  const roll = async (number: number, rest: number) => {
    const from = ballAngle.current
    ballAngle.current = rest
    const way = rest - from - ballTurns * 360
    const frames = ballPath.map(([offset, distance]) => ({
      offset,
      transform: `rotate(${from + way * offset}deg) scale(${distance})`,
    }))
    const around = pocketsOf(zeros)
    const pocket = sectorTurn(around.indexOf(number), around.length)
    await Promise.all([
      turnTo(disc.current, rest - pocket, { turns: 2, duration }),
      move(ball.current, frames, { duration, easing: 'cubic-bezier(0.2, 0.3, 0.3, 1)' }),
    ])
  }
  return { disc, ball, roll }
}
