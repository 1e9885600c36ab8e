import { expect, test } from 'vitest'
import { fallen, keep } from '../../scripts/bench/kept-ratios.ts'
import { atLeast, atMost, figure } from '../../scripts/bench/measure.ts'

const throughput = (value: number) => atLeast('one process / nginx', value, '', 0.25)
const duration = (value: number) => atMost('publishing among many / among few', value, 'times', 1.5)

test('a ratio falls when it is worse than its last ones by more than they differ', () => {
  const kept = { 'one process / nginx': [0.3, 0.36, 0.32], 'publishing among many / among few': [1.2] }
  const worse = (...measured: Parameters<typeof fallen>[1]) => fallen(kept, measured)
  expect(worse(throughput(0.27), duration(1.31))).toEqual([])
  expect(worse(throughput(0.9), duration(0.4))).toEqual([])
  expect(worse(throughput(0.25))).toEqual(['one process / nginx: 0.250 instead of 0.32 ± 0.060'])
  expect(worse(duration(1.33))).toEqual(['publishing among many / among few: 1.33 instead of 1.2 ± 0.12'])
})

test('only ratios are kept, the last seven of each, and those that were not measured stay', () => {
  const measured = [
    throughput(0.3123),
    figure('nginx', 9000, '/s'),
    atMost('start', 4, 's', 10),
    atMost('shift', 0, '', 0),
  ]
  const often = Array.from({ length: 9 }, (_, turn) => throughput(turn + 1))
  expect(keep({ other: [2] }, measured)).toEqual({ 'one process / nginx': [0.312], other: [2] })
  expect(often.reduce((kept, one) => keep(kept, [one]), {})).toEqual({ 'one process / nginx': [3, 4, 5, 6, 7, 8, 9] })
})
