import { createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { type Location, locateSegments, type RouteTable } from './route-table.ts'

type Segments = { locale?: string | undefined; slug?: string | undefined; param?: string | undefined }

/**
 * The one route of all landings: what a landing is stands in its record, not in the route tree.
 * The segments are only cut here; whose they are is decided by the table, so `/aviator-1/hi` is never the slug `hi`.
 */
export function createLandingRouter(table: RouteTable) {
  const rootRoute = createRootRoute()
  const landingRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '/{-$locale}/{-$slug}/{-$param}',
    params: {
      parse: ({ locale, slug, param }) => {
        const segments = [locale, slug, param].filter((segment) => segment !== undefined)
        return (locateSegments(table, segments) ?? false) as Location
      },
      stringify: (location: Location): Segments => ({
        locale: location.locale === table.defaultLocale ? undefined : location.locale,
        slug: location.slug || undefined,
        param: location.param,
      }),
    },
  })
  return createRouter({ routeTree: rootRoute.addChildren([landingRoute]), basepath: table.basePath })
}
