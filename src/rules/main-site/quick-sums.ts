import type { PaymentMethod } from '../../contract/index.ts'

type Range = Pick<PaymentMethod['ranges'][number], 'minimum' | 'maximum'>

const most = 6

/** Round sums that a method accepts, its minimum first; in the unit of the range. */
export function quickSums({ minimum, maximum }: Range): number[] {
  const sums: number[] = [minimum]
  for (let power = 10 ** Math.floor(Math.log10(minimum)); power <= maximum; power *= 10) {
    for (const step of [1, 2, 5]) {
      const sum = step * power
      if (sum > minimum && sum <= maximum) sums.push(sum)
    }
  }
  return sums.slice(0, most)
}
