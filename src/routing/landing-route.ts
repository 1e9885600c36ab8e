import type { RouteComponent } from '@tanstack/react-router'
import { createOneRouteRouter } from './one-route.ts'
import type { Location } from './route-table.ts'

type LandingRoute<Page> = {
  readonly basePath: string
  readonly defaultLocale: string
  /** Parses the path below the base path; undefined if no landing matches. */
  readonly locate: (below: string) => Location | undefined
  /** Receives the full path. */
  readonly load: (path: string) => Page | Promise<Page>
  readonly component: RouteComponent
}

/** The one route of all landings. */
export function createLandingRouter<Page>({ defaultLocale, locate, ...parts }: LandingRoute<Page>) {
  return createOneRouteRouter({
    ...parts,
    parse: locate,
    stringify: ({ slug, locale, param }) =>
      [locale === defaultLocale ? '' : locale, slug, param].filter(Boolean).join('/'),
  })
}
