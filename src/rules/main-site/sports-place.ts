import type { Manifest, Section } from '../../contract/index.ts'

/** What a page of the sportsbook is about: all sports, one of them, one of its competitions, or one fixture. */
export type SportsPlace = { readonly sport?: string; readonly competition?: string; readonly fixture?: string }

export type SportsScreen = (typeof sportsScreens)[number]

const sportsScreens = ['sports', 'line', 'live', 'results'] as const

export const isSportsScreen = (screen: Section['screen']): screen is SportsScreen =>
  sportsScreens.some((one) => one === screen)

type Records = Pick<Manifest, 'sections' | 'sports' | 'competitions'>

/** A section of the sportsbook, and what its page at a path is about. */
export type FoundPlace = { readonly section: Section; readonly place: SportsPlace }

/** The page of the sportsbook at a path: a section, or one of the pages below it. Whether there is such a fixture, only the line knows. */
export function findSportsPlace({ sections, sports, competitions }: Records, path: string): FoundPlace | undefined {
  const [section] = sections
    .filter(({ screen, path: own }) => isSportsScreen(screen) && (path === own || path.startsWith(`${own}/`)))
    .toSorted((one, other) => other.path.length - one.path.length)
  if (!section) return undefined
  const rest = path.slice(section.path.length).split('/').slice(1)
  const [sport, competition, fixture, ...others] = section.sport ? [section.sport, ...rest] : rest
  const isKnown =
    (sport === undefined || sports.some(({ id }) => id === sport)) &&
    (competition === undefined || competitions.some((one) => one.id === competition && one.sport === sport)) &&
    (fixture === undefined || (section.screen === 'sports' && fixture !== ''))
  if (!isKnown || others.length > 0) return undefined
  return {
    section,
    place: {
      ...(sport !== undefined && { sport }),
      ...(competition !== undefined && { competition }),
      ...(fixture !== undefined && { fixture: `${competition}.${fixture}` }),
    },
  }
}

/** The path of a place: its own section's if there is one, otherwise below the section of its screen. */
export function sportsPath(
  sections: readonly Section[],
  screen: SportsScreen,
  { sport, competition, fixture }: SportsPlace,
): string | undefined {
  const ofScreen = sections.filter((section) => section.screen === screen)
  const own = ofScreen.find((section) => sport !== undefined && section.sport === sport)
  const whole = ofScreen.find((section) => !section.sport)
  const first = own?.path ?? (whole && sport !== undefined ? `${whole.path}/${sport}` : whole?.path)
  return first && [first, competition, fixture?.slice(fixture.indexOf('.') + 1)].filter((part) => part).join('/')
}
