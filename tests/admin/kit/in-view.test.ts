import { expect, test } from 'vitest'
import { isLastInView } from '../../../admin/kit/screen/use-in-view.ts'

test.for([
  [[true], true],
  [[false], false],
  [[true, false], false],
  [[false, true], true],
] as const)('of the moves %j, the last one says whether an element is in view', ([moves, isInView]) => {
  expect(isLastInView(moves.map((isIntersecting) => ({ isIntersecting })))).toBe(isInView)
})
