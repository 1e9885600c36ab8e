import type { Theme } from '../contract/index.ts'
import { contrast } from './contrast.ts'

type Color = keyof Theme['colors']

export type ContrastPair = {
  readonly front: Color
  readonly back: Color
  /** At least this much is readable: 4.5 for text, 3 for large text and graphics (WCAG 2.2). */
  readonly least: number
  readonly found: number
}

const pairs: readonly (readonly [front: Color, back: Color, least: number])[] = [
  ['text', 'background', 4.5],
  ['text', 'backdrop', 4.5],
  ['text', 'surface', 4.5],
  ['muted', 'background', 4.5],
  ['muted', 'surface', 4.5],
  ['onPrimary', 'primary', 4.5],
  ['accent', 'background', 3],
  ['accent', 'surface', 3],
]

/** The contrasts of all colours that stand on each other. */
export const contrastsOf = (colors: Theme['colors']): ContrastPair[] =>
  pairs.map(([front, back, least]) => ({ front, back, least, found: contrast(colors[front], colors[back]) }))
