import { millisecondsOf, sayKilobytes } from '../../../src/rules/pictures/cost.ts'

/** What a picture costs visitors: 31.8 KB, 159 ms on a slow phone. */
export const sayCost = (weight: number): string =>
  `${sayKilobytes(weight)}, ${millisecondsOf(weight)} ms on a slow phone`
