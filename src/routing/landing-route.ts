import { createRootRoute, createRoute, createRouter, type RouteComponent } from '@tanstack/react-router'
import type { Location } from './route-table.ts'

type LandingRoute<Page> = {
  readonly basePath: string
  readonly defaultLocale: string
  /** Parses the path below the base path; undefined if no landing matches. */
  readonly locate: (below: string) => Location | undefined
  /** Receives the full path: the router itself only sees the part below the base path. */
  readonly load: (path: string) => Page | Promise<Page>
  readonly component: RouteComponent
}

/**
 * One route for all landings: landings are defined by records, not by the route tree.
 * It takes the whole path and leaves parsing to `locate`. If the router split it into segments, an address without a
 * landing would fuzzily match the home page, and half of a slug with a slash would become a parameter.
 */
export function createLandingRouter<Page>({ basePath, defaultLocale, locate, load, component }: LandingRoute<Page>) {
  const rootRoute = createRootRoute()
  const landingRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '$',
    params: {
      parse: ({ _splat = '' }) => toParams(locate(_splat)),
      stringify: ({ slug, locale, param }: Location) => ({
        _splat: [locale === defaultLocale ? '' : locale, slug, param].filter(Boolean).join('/'),
      }),
    },
    loader: ({ location }) => load(basePath + location.pathname.slice(1)),
    component,
  })
  const routeTree = rootRoute.addChildren([landingRoute])
  return createRouter({
    routeTree,
    basepath: basePath,
    trailingSlash: 'preserve',
    notFoundMode: 'root',
    // Only in a browser: during prerendering it would only add a script.
    scrollRestoration: typeof document !== 'undefined',
    defaultStaleTime: Number.POSITIVE_INFINITY,
  })
}

/** `false` means that the route does not match, which the router's types do not know yet. */
function toParams(location: Location | undefined): Location {
  return (location ?? false) as Location
}
