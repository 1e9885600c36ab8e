import type { Fixture, Section } from '../../../contract/index.ts'
import type { LineMoment, WantedLine } from '../../../rules/main-site/line-moment.ts'
import type { Content, ShownSection } from '../../page/page.ts'
import type { Names, ShownSports } from '../../page/sports.ts'
import type { SiteSource } from '../source.ts'
import type { Say } from '../texts.ts'
import { namesOf } from './names.ts'
import { sportsLinks } from './sports-links.ts'

type Words = {
  readonly say: Say
  readonly address: (path: string) => string
  readonly shown: ShownSection
}

type Asked = { readonly line: WantedLine; readonly moment: LineMoment | undefined }

const nothing: LineMoment = { sports: [], fixtures: [] }

/** A page of the sportsbook with what the line has at this moment. */
export function sportsContent(
  { manifest }: SiteSource,
  { line, moment = nothing }: Asked,
  section: Section,
  words: Words,
): { headline: string; content: Extract<Content, { kind: 'sports' }> } {
  const { fixtures, next, seen } = moment
  const names = namesOf(manifest, fixtures, words)
  const links = sportsLinks(manifest, line, moment.sports, words)
  const sports: ShownSports = {
    ...line,
    ...links,
    watched: watchedSports(manifest, line, links),
    ...(seen !== undefined && { seen }),
    ...(next && { next }),
    fixtures,
    names,
  }
  return {
    headline: headlineOf(manifest, line, section, { names, fixtures, say: words.say }),
    content: { kind: 'sports', section: words.shown, sports },
  }
}

/** Where matches are being played, one of any sport may begin. */
function watchedSports(
  { sports }: SiteSource['manifest'],
  { screen, place }: WantedLine,
  links: Pick<ShownSports, 'sports'>,
) {
  if (place.sport !== undefined) return [place.sport]
  return (screen === 'live' ? sports : links.sports).slice(0, mostWatched).map(({ id }) => id)
}

/** The stream takes no more. */
const mostWatched = 50

type Named = { readonly names: Names; readonly fixtures: readonly Fixture[]; readonly say: Say }

function headlineOf(
  { sports, competitions }: SiteSource['manifest'],
  { place }: WantedLine,
  section: Section,
  { names, fixtures, say }: Named,
): string {
  const [fixture] = fixtures
  if (place.fixture !== undefined && fixture) {
    const of = names.competitions[fixture.competition]
    const isMatch = fixture.sides.length === 2
    return isMatch ? fixture.sides.map((side) => of?.sides[side] ?? side).join(' – ') : (of?.name ?? '')
  }
  const competition = competitions.find(({ id }) => id === place.competition)
  if (competition) return say(competition.name)
  const sport = sports.find(({ id }) => id === place.sport)
  return say(sport && !section.sport ? sport.name : section.name)
}

/** The texts of the markets that are shown. */
export const marketTexts = ({ marketTypes }: Names): readonly string[] =>
  Object.values(marketTypes).map(({ name }) => name)
