import { contrast } from '../../rules/contrast.ts'
import type { CheckedRecord } from '../check/check-source.ts'
import type { Finding } from '../finding.ts'

type Color = keyof CheckedRecord<'theme'>['value']['colors']

/** Minimum contrasts (WCAG 2.2: 4.5 for text, 3 for large text and graphics). */
const pairs: readonly [front: Color, back: Color, least: number][] = [
  ['text', 'background', 4.5],
  ['text', 'backdrop', 4.5],
  ['text', 'surface', 4.5],
  ['muted', 'background', 4.5],
  ['muted', 'surface', 4.5],
  ['onPrimary', 'primary', 4.5],
  ['accent', 'background', 3],
  ['accent', 'surface', 3],
]

export function checkContrast({ file, value }: CheckedRecord<'theme'>): Finding[] {
  return pairs.flatMap(([front, back, least]) => {
    const found = contrast(value.colors[front], value.colors[back])
    if (found >= least) return []
    const message = `"${front}" on "${back}" has a contrast of ${found.toFixed(2)}, but at least ${least} is required.`
    return [{ code: 'low-contrast', file, pointer: `/colors/${front}`, message }]
  })
}
