import { createRootRoute, createRoute, createRouter, type RouteComponent } from '@tanstack/react-router'
import type { Location } from './route-table.ts'

type LandingRoute<Page> = {
  readonly basePath: string
  readonly defaultLocale: string
  /** Cuts what stands below the base path; undefined where no landing answers. */
  readonly locate: (below: string) => Location | undefined
  /** Is given the whole path: the router itself sees only what stands below the base path. */
  readonly load: (path: string) => Page | Promise<Page>
  readonly component: RouteComponent
}

/**
 * The one route of all landings: what a landing is stands in its record, not in the route tree.
 * It takes the whole address and leaves cutting it to `locate`. Cut into segments by the router, an address without a
 * landing would match fuzzily as the home page, and a slug with a slash would leave half of itself behind as a parameter.
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
    // Scrolling is the browser's affair; where pages are made it would only leave a script behind.
    scrollRestoration: typeof document !== 'undefined',
    defaultStaleTime: Number.POSITIVE_INFINITY,
  })
}

/** `false` tells the router that the route does not match; its types do not know that yet. */
function toParams(location: Location | undefined): Location {
  return (location ?? false) as Location
}
