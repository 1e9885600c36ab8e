import { spawnSync } from 'node:child_process'
import { type BenchSize, say } from './size.ts'

export type Measurement = {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly target: string
  readonly met: boolean
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** The wall time of a process in seconds, including its start. */
export function timeProcess(command: string, args: readonly string[]): number {
  const started = performance.now()
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1 << 28 })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`)
  return (performance.now() - started) / 1000
}

/** Milliseconds that are waited for anything, on a busy machine too. */
export const patience = 120_000

/** Does the same in each round, and returns what came of those that count. */
export async function inRounds<Result>(
  { rounds, warmUps }: Pick<BenchSize, 'rounds' | 'warmUps'>,
  name: string,
  act: () => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  for (let round = 1 - warmUps; round <= rounds; round++) {
    say(`  ${name}, ${round < 1 ? 'warm-up' : `round ${round} of ${rounds}`}`)
    results.push(await act())
  }
  return results.slice(warmUps)
}

type Whose = 'floor' | 'ours'

/** The medians of visits to our page and to the one that is its floor. */
export function mediansOf<Seen extends Readonly<Record<string, number>>>(
  visits: readonly Readonly<Record<Whose, Seen>>[],
): (whose: Whose, key: keyof Seen) => number {
  return (whose, key) => median(visits.map((one) => one[whose][key] as number))
}

/** Something to compare others with. */
export const figure = (name: string, value: number, unit = 'ms'): Measurement => ({
  ...{ name, value, unit, target: '', met: true },
})

export function atMost(name: string, value: number, unit: string, limit: number): Measurement {
  return { name, value, unit, target: `≤ ${limit}`, met: value <= limit }
}

export function atLeast(name: string, value: number, unit: string, limit: number): Measurement {
  return { name, value, unit, target: `≥ ${limit}`, met: value >= limit }
}

export function printTable(measurements: readonly Measurement[]): void {
  const rows = measurements.map(({ name, value, unit, target, met }) => {
    const digits = value >= 100 ? 0 : 2
    return [name, `${value.toFixed(digits)} ${unit}`, target, met ? 'met' : 'missed']
  })
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
}
