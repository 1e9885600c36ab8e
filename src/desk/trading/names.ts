import type { Desk } from '../desk.ts'
import type { KnownMatch } from './known-match.ts'

type Match = Pick<KnownMatch, 'competition' | 'sport' | 'sides'>

type Names = Pick<Desk, 'records' | 'textOf'>

type Market = { readonly type: string; readonly part: string; readonly line: number | null }

/** The competitors in order, in English; their ids if their records are gone. */
export function sideNames({ records, textOf }: Names, { competition, sides }: Match): readonly string[] {
  const teams = records().competitions.find(({ id }) => id === competition)?.teams ?? []
  const ids: readonly string[] = JSON.parse(sides)
  return ids.map((id) => {
    const name = teams.find((team) => team.id === id)?.name
    if (name === undefined) return inWords(id)
    return typeof name === 'string' ? name : textOf(name.message, 'en')
  })
}

export const matchName = (names: Names, match: Match): string => sideNames(names, match).join(' – ')

export function competitionName({ records, textOf }: Names, { competition }: Match): string {
  const name = records().competitions.find(({ id }) => id === competition)?.name
  return name ? textOf(name, 'en') : inWords(competition)
}

export function sportName({ records, textOf }: Names, { sport }: Match): string {
  const name = records().sports.find(({ id }) => id === sport)?.name
  return name ? textOf(name, 'en') : inWords(sport)
}

/** A market in words: its type with what is filled in, and its line. */
export function marketName(names: Names, match: Match, { type, part, line }: Market): string {
  const { records, textOf } = names
  const message = records().marketTypes.find(({ id }) => id === type)?.name
  const [home = '', away = ''] = sideNames(names, match)
  const values: Readonly<Record<string, string>> = { part: partName(part), home, away, line: '' }
  const name = message ? textOf(message, 'en') : inWords(type)
  const filled = name.replaceAll(/\{(\w+)\}/g, (text, key) => values[key] ?? text)
  const of = part === 'match' || name.includes('{part}') ? '' : `, ${partName(part)}`
  return `${filled}${of}${line === null ? '' : ` ${line / 1000}`}`.trim()
}

/** An outcome in words: competitors by their names. */
export function outcomeName(names: Names, match: Match, outcome: string): string {
  const ids: readonly string[] = JSON.parse(match.sides)
  const [home = 'home', away = 'away'] = sideNames(names, match)
  const place = ids.indexOf(outcome)
  if (place >= 0) return sideNames(names, match)[place] ?? outcome
  const words: Readonly<Record<string, string>> = {
    ...{ home, away, 'home-draw': `${home} or draw`, 'home-away': `${home} or ${away}` },
    'draw-away': `draw or ${away}`,
  }
  return words[outcome] ?? (/\d/.test(outcome) ? outcome : inWords(outcome))
}

const partName = (part: string) =>
  part
    .split('.')
    .map((one) => inWords(one))
    .join(', ')

/** What is counted in a part, in words. */
export const countName = (part: string, unit: string): string => `${partName(part)}: ${unit.replaceAll('-', ' ')}`

function inWords(id: string): string {
  const words = id.replaceAll('-', ' ')
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}
