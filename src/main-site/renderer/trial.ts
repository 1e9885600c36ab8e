import type { Manifest, Section } from '../../contract/index.ts'
import { landingPath } from '../../rules/addresses/landing-path.ts'

type Visit = { readonly market: string; readonly locale: string }

/** The address of a landing that leads to a section and has a game to try: of the visitor's market, if there is one. */
export function trialOf({ site, landings }: Manifest, { id }: Section, { market, locale }: Visit): string | undefined {
  const fitting = landings.filter(
    ({ section, kind, schedule, param, blocks }) =>
      section === id && kind === 'landing' && !schedule && !param?.required && blocks.some((block) => 'won' in block),
  )
  const landing = fitting.find((one) => one.market === market) ?? fitting[0]
  return landing && landingPath(site, { slug: landing.slug, locale })
}
