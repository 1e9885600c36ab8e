import type { StaffCalls } from '../../contract/calls/staff.ts'
import type { PageSources } from './affected-pages.ts'
import { landingsShowing } from './showing-landings.ts'

type Asked = StaffCalls['text-reach']['body']

/** On how many published pages each text stands in each language, of one landing or of all. */
export function textReach(
  sources: PageSources | undefined,
  { ids, landing: slug }: Asked,
): StaffCalls['text-reach']['answer'] {
  if (!sources) return { texts: [] }
  return {
    texts: [...new Set(ids)].flatMap((id) => {
      const landings = landingsShowing(sources, id)
      if (slug !== undefined && !landings.some((landing) => landing.slug === slug)) return []
      const counts = new Map<string, number>()
      for (const { locales } of landings)
        for (const locale of locales) counts.set(locale, (counts.get(locale) ?? 0) + 1)
      return [{ id, pages: [...counts].map(([locale, count]) => ({ locale, count })) }]
    }),
  }
}
