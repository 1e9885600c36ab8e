import { percentile } from '../bench/platform/loads.ts'
import type { Traffic } from './arrivals.ts'
import { type State, slopeOf } from './server-state.ts'

/** Limits of growth per hour for a server without leaks, given the noise of a run. */
export const bounds = { megabytes: 60, handles: 60 }

/** Prints a line per kind of visit; returns whether every visit succeeded. */
export function printTraffic({ seen, seconds, asked }: Traffic): boolean {
  console.log(`${asked} visits in ${seconds.toFixed(1)} s: ${(asked / seconds).toFixed(1)} a second arrived.`)
  console.log(['visits'.padEnd(14), 'answered', 'p50 ms', 'p95 ms', 'p99 ms', 'errors'].join('  '))
  for (const [name, { times, errors }] of seen) {
    const shares = [0.5, 0.95, 0.99].map((share) => (times.length === 0 ? '–' : percentile(times, share).toFixed(1)))
    const failed = [...errors].map(([error, count]) => `${count} × ${error}`).join(', ') || '0'
    const columns = [String(times.length).padStart(8), ...shares.map((share) => share.padStart(6)), failed]
    console.log([name.padEnd(14), ...columns].join('  '))
  }
  return [...seen.values()].every(({ errors }) => errors.size === 0)
}

/** Prints the server's memory and handles at the start, in the middle and at the end. */
export function printStates(states: readonly State[]): void {
  const [first] = states
  if (!first) {
    console.log('The metrics of the server are not accessible; set METRICS_TOKEN.')
    return
  }
  const moments = [first, states[Math.floor(states.length / 2)] ?? first, states.at(-1) ?? first]
  const said = (take: (state: State) => number) => moments.map((state) => take(state).toFixed(0)).join(' → ')
  const resident = said(({ megabytes }) => megabytes)
  const inUse = said(({ used }) => used)
  console.log(`Memory: ${resident} MB, of which ${inUse} MB in use; handles: ${said(({ handles }) => handles)}.`)
}

/** Whether memory and handles stay flat after the warm-up, the first quarter of the time. */
export function printSlopes(states: readonly State[]): boolean {
  const warm = states.slice(Math.floor(states.length / 4))
  if (warm.length < 10) return false
  const megabytes = slopeOf(warm, (state) => state.megabytes)
  const used = slopeOf(warm, (state) => state.used)
  const handles = slopeOf(warm, (state) => state.handles)
  const isFlat = megabytes <= bounds.megabytes && handles <= bounds.handles
  console.log(
    `Growth per hour: ${megabytes.toFixed(1)} MB (at most ${bounds.megabytes}; in use ${used.toFixed(1)} MB) and ` +
      `${handles.toFixed(1)} handles (at most ${bounds.handles}): ${isFlat ? 'flat' : 'not flat'}.`,
  )
  return isFlat
}
