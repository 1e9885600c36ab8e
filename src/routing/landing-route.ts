import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { type Location, locateBelow, type RouteTable } from './route-table.ts'

/**
 * The one route of all landings: what a landing is stands in its record, not in the route tree.
 * It takes the whole address and lets the table cut it. Cut into segments by the router, an address without a landing
 * would match fuzzily as the home page, and a slug with a slash would leave half of itself behind as a parameter.
 */
export function createLandingRouter(table: RouteTable) {
  const rootRoute = createRootRoute()
  const landingRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '$',
    params: {
      parse: ({ _splat = '' }) => toParams(locateBelow(table, _splat)),
      stringify: ({ slug, locale, param }: Location) => ({
        _splat: [locale === table.defaultLocale ? '' : locale, slug, param].filter(Boolean).join('/'),
      }),
    },
  })
  const routeTree = rootRoute.addChildren([landingRoute])
  return createRouter({ routeTree, basepath: table.basePath, trailingSlash: 'preserve', notFoundMode: 'root' })
}

/** `false` tells the router that the route does not match; its types do not know that yet. */
function toParams(location: Location | undefined): Location {
  return (location ?? false) as Location
}
