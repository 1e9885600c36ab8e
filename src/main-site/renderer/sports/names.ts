import type { Fixture, Manifest } from '../../../contract/index.ts'
import { sportsPath } from '../../../rules/main-site/sports-place.ts'
import type { Names } from '../../page/sports.ts'
import type { Say } from '../texts.ts'
import { countingOf } from './counting.ts'

type Records = Pick<Manifest, 'sections' | 'sports' | 'competitions' | 'marketTypes'>

type Words = { readonly say: Say; readonly address: (path: string) => string }

/** What the fixtures of a page are called, and nothing else. */
export function namesOf(records: Records, fixtures: readonly Fixture[], { say, address }: Words): Names {
  const { sections, sports, competitions, marketTypes } = records
  const of = (property: 'sport' | 'competition') => new Set(fixtures.map((fixture) => fixture[property]))
  const [shownSports, shownCompetitions] = [of('sport'), of('competition')]
  const types = new Set(fixtures.flatMap(({ markets }) => markets.map(({ type }) => type)))
  const sides = new Set(fixtures.flatMap((fixture) => fixture.sides.map((side) => `${fixture.competition} ${side}`)))
  return {
    sports: entriesOf(sports, shownSports, ({ name, icon, play }) => ({
      name: say(name),
      icon,
      counting: countingOf(play),
    })),
    competitions: entriesOf(competitions, shownCompetitions, ({ id, name, sport, teams }) => ({
      name: say(name),
      href: address(sportsPath(sections, 'sports', { sport, competition: id }) ?? '/'),
      sides: Object.fromEntries(
        teams.flatMap((team) => (sides.has(`${id} ${team.id}`) ? [[team.id, sideName(team.name, say)]] : [])),
      ),
    })),
    marketTypes: entriesOf(marketTypes, types, ({ name, group, order, rule }) => ({ name, group, order, rule })),
  }
}

type SideName = Manifest['competitions'][number]['teams'][number]['name']

const sideName = (name: SideName, say: Say) => (typeof name === 'string' ? name : say(name.message))

const entriesOf = <Item extends { readonly id: string }, Shown>(
  items: readonly Item[],
  wanted: ReadonlySet<string>,
  show: (item: Item) => Shown,
): Readonly<Record<string, Shown>> =>
  Object.fromEntries(items.flatMap((item) => (wanted.has(item.id) ? [[item.id, show(item)]] : [])))
