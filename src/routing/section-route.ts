import type { RouteComponent } from '@tanstack/react-router'
import type { Site } from '../contract/index.ts'
import { readSectionAddress, sectionAddress } from '../rules/main-site/section-address.ts'
import { createOneRouteRouter } from './one-route.ts'

type SectionRoute<Page> = {
  readonly site: Parameters<typeof readSectionAddress>[0] & Pick<Site, 'defaultLocale'>
  readonly load: (path: string) => Page | Promise<Page>
  readonly component: RouteComponent
}

/** The one route of all sections of the main site. */
export function createSectionRouter<Page>({ site, load, component }: SectionRoute<Page>) {
  return createOneRouteRouter({
    basePath: '/',
    parse(below) {
      const { path, prefix } = readSectionAddress(site, `/${below}`)
      return { path, locale: prefix ?? site.defaultLocale }
    },
    stringify: ({ path = '/', locale = site.defaultLocale }) => sectionAddress(site, path, locale).slice(1),
    load,
    component,
  })
}
