import { readFileSync, writeFileSync } from 'node:fs'
import { type Measurement, median } from './measure.ts'

/** The last ratios of each row. They mean the same on any machine, as both sides were measured in one run. */
export type KeptRatios = Readonly<Record<string, readonly number[]>>

/** So many of a row are kept. */
const most = 7

/** How far a ratio moves by itself, as a part of it, where the kept ones differ by less. */
const usualNoise = 0.1

const keptFile = new URL('kept-ratios.json', import.meta.url)

export const readKept = (): KeptRatios => JSON.parse(readFileSync(keptFile, 'utf8'))

export const writeKept = (kept: KeptRatios): void => writeFileSync(keptFile, `${JSON.stringify(kept, null, 2)}\n`)

/** Its name says what is divided by what. */
const isRatio = ({ name, unit, target }: Measurement): boolean =>
  name.includes(' / ') && target !== '' && (unit === '' || unit === 'times')

/** The ratios of the last runs, with those of this one. */
export function keep(kept: KeptRatios, measurements: readonly Measurement[]): KeptRatios {
  const now = measurements.filter(isRatio).map(({ name, value }): [string, number[]] => {
    return [name, [...(kept[name] ?? []), Number(value.toPrecision(3))].slice(-most)]
  })
  const all = Object.entries({ ...kept, ...Object.fromEntries(now) })
  return Object.fromEntries(all.sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** The ratios that are worse than the kept ones by more than these differ among themselves, in words. */
export function fallen(kept: KeptRatios, measurements: readonly Measurement[]): string[] {
  return measurements.filter(isRatio).flatMap(({ name, value, target }) => {
    const last = kept[name] ?? []
    if (last.length === 0) return []
    const usual = median(last)
    const noise = Math.max(usual * usualNoise, Math.max(...last) - Math.min(...last))
    const worse = target.startsWith('≥') ? usual - value : value - usual
    return worse > noise ? [`${name}: ${value.toPrecision(3)} instead of ${usual} ± ${noise.toPrecision(2)}`] : []
  })
}
