import type { Draw, RulesOf } from '../engine.ts'
import { instant } from '../instant-engine.ts'

type Rules = RulesOf<'snakes'>

export const faces = 6

/** Where the figure is after a roll: snakes and ladders included, at most on the last square. */
export function squareAfter({ squares, jumps }: Rules, square: number, roll: number): number {
  const landed = Math.min(square + roll, squares)
  return jumps.find(({ from }) => from === landed)?.to ?? landed
}

/** The last roll that can pay. */
export const lastRoll = ({ pays }: Rules): number => Math.max(...pays.map(({ rolls }) => rolls))

export const snakes = instant(
  'snakes',
  (rules, draw) => {
    const path = run(rules, draw)
    const hasArrived = path.at(-1)?.square === rules.squares
    const factor = hasArrived ? (rules.pays.find(({ rolls }) => rolls === path.length)?.pays ?? 0) : 0
    return { outcome: { path }, factor }
  },
  ({ pays }) => Math.max(...pays.map((prize) => prize.pays)),
)

type Step = { readonly roll: number; readonly square: number }

function run(rules: Rules, draw: Draw): Step[] {
  const path: Step[] = []
  let square = 0
  while (square < rules.squares && path.length < lastRoll(rules)) {
    const roll = draw(faces) + 1
    square = squareAfter(rules, square, roll)
    path.push({ roll, square })
  }
  return path
}
