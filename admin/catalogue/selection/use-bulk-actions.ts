import { landingPath } from '../../../src/rules/addresses/landing-path.ts'
import { api } from '../../api/api.ts'
import { sayFailure } from '../../api/failure.ts'
import { plural } from '../../parts/plural.ts'
import { useCopy } from '../../parts/use-copy.ts'
import { useToast } from '../../shell/toasts/use-toast.ts'
import { siteIn } from '../../site/site.ts'

/** What can be done at once with landings, by their slugs. */
export function useBulkActions(slugs: readonly string[]) {
  const copy = useCopy()
  const toast = useToast()
  const [askLibrary] = api.useLazyLibraryQuery()
  return {
    copySlugs: () => copy(slugs.join('\n'), plural(slugs.length, 'slug')),
    async copyLinks() {
      const { data, error } = await askLibrary(undefined, true)
      const site = data && siteIn(data)
      if (!site) {
        toast('error', error ? sayFailure(error) : 'There is no site.json: nobody knows the links.')
        return
      }
      const links = slugs.map((slug) => location.origin + landingPath(site, { slug }))
      await copy(links.join('\n'), plural(links.length, 'link'))
    },
    sheet: `#/sheet?${new URLSearchParams({ landings: slugs.join(',') })}`,
  }
}

export type BulkActions = ReturnType<typeof useBulkActions>
