import type { Site } from '../../contract/index.ts'

/** Where landings lead for signing in, if they have no dialog of their own. */
export const signInPath = '/login'

/** The landing with which visitors of the main site sign up and sign in. */
export const signUpSlug = ({ signUpLanding = '' }: Pick<Site, 'signUpLanding'>): string => signUpLanding

/** The first words of addresses that no section can have. */
export function reservedPaths({ locales, reservedSlugs, basePath }: Site): ReadonlySet<string> {
  const [, base = ''] = basePath.split('/')
  return new Set([...locales.map(({ code }) => code), ...reservedSlugs, base, signInPath.slice(1), 'metrics'])
}
