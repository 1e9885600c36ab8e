import type { Play } from '../../contract/index.ts'

/** A kind of part that the matches of a sport have, such as `half`; `match` is the whole. */
export type PartKind = {
  /** In their order, such as `half-1` and `half-2`. */
  readonly parts: readonly string[]
  /** What is counted in each. */
  readonly units: readonly string[]
}

/** The kinds of parts that follow from how a sport is played. */
export function partKindsOf(play: Play): Readonly<Record<string, PartKind>> {
  switch (play.kind) {
    case 'goals':
      return withPeriods(play.periods, ['goals', ...(play.counters ?? []).map(({ unit }) => unit)])
    case 'points':
      return withPeriods(play.periods, ['points'])
    case 'sets':
      return withSets(play.setsToWin, 'points')
    case 'tennis':
      return withSets(play.setsToWin, 'games')
    case 'cricket':
      return withOvers(play.overs)
    case 'innings':
      return { match: whole(['runs']), inning: { parts: numbered('inning', play.innings), units: ['runs'] } }
    case 'race':
      return { match: whole([]) }
  }
}

const whole = (units: readonly string[]): PartKind => ({ parts: ['match'], units })

const numbered = (kind: string, count: number) => Array.from({ length: count }, (_, index) => `${kind}-${index + 1}`)

const withPeriods = ({ kind, count }: { readonly kind: string; readonly count: number }, units: readonly string[]) => ({
  match: whole(units),
  [kind]: { parts: numbered(kind, count), units },
})

const withSets = (setsToWin: number, unit: string) => ({
  match: whole(['sets', unit]),
  set: { parts: numbered('set', 2 * setsToWin - 1), units: [unit] },
})

function withOvers(overs: number) {
  const units = ['runs', 'wickets', 'fours', 'sixes']
  const innings = numbered('innings', 2)
  const parts = innings.flatMap((one) => numbered(`${one}.over`, overs))
  return { match: whole(units), innings: { parts: innings, units }, over: { parts, units } }
}
