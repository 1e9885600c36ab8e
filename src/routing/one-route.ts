import { createRootRoute, createRoute, createRouter, type RouteComponent } from '@tanstack/react-router'

/** What a path names, by parameter. */
type Place = Readonly<Record<string, string | undefined>>

type OneRoute<Page> = {
  readonly basePath: string
  /** Parses the path below the base path; undefined if it is no place of the route. */
  readonly parse: (below: string) => Place | undefined
  /** The path of a place below the base path. */
  readonly stringify: (place: Place) => string
  /** Receives the full path: the router itself only sees the part below the base path. */
  readonly load: (path: string) => Page | Promise<Page>
  readonly component: RouteComponent
}

/**
 * One route for all pages: they are defined by records, not by the route tree.
 * It takes the whole path and leaves parsing to `parse`. If the router split it into segments, an address without a
 * page would fuzzily match the home page, and half of a path with a slash would become a parameter.
 */
export function createOneRouteRouter<Page>({ basePath, parse, stringify, load, component }: OneRoute<Page>) {
  const rootRoute = createRootRoute()
  const pageRoute = createRoute({
    getParentRoute: () => rootRoute,
    path: '$',
    params: {
      // `false` means that the route does not match, which the router's types do not know yet.
      parse: ({ _splat = '' }) => (parse(_splat) ?? false) as Place,
      stringify: (place: Place) => ({ _splat: stringify(place) }),
    },
    loader: ({ location }) => load(basePath + location.pathname.slice(1)),
    component,
  })
  return createRouter({
    routeTree: rootRoute.addChildren([pageRoute]),
    basepath: basePath,
    trailingSlash: 'preserve',
    notFoundMode: 'root',
    // Only in a browser: during prerendering it would only add a script.
    scrollRestoration: typeof document !== 'undefined',
    defaultStaleTime: Number.POSITIVE_INFINITY,
  })
}
