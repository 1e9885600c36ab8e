import { landingPath } from '../../../../src/rules/addresses/landing-path.ts'
import { api } from '../../../api/api.ts'
import { sayFailure } from '../../../api/failure.ts'
import { plural } from '../../../kit/format/plural.ts'
import { useCopy } from '../../../kit/toasts/use-copy.ts'
import { useToast } from '../../../kit/toasts/use-toast.ts'
import { siteIn } from '../../../model/site/site.ts'

/** The actions on several landings, by their slugs. */
export function useBulkActions(slugs: readonly string[]) {
  const copy = useCopy()
  const toast = useToast()
  const [askLibrary] = api.useLazyLibraryQuery()
  const chosen = new URLSearchParams({ landings: slugs.join(',') })
  return {
    copySlugs: () => copy(slugs.join('\n'), plural(slugs.length, 'address', 'addresses')),
    async copyLinks() {
      const { data, error } = await askLibrary(undefined, true)
      const site = data && siteIn(data)
      if (!site) {
        toast('error', error ? sayFailure(error) : 'There is no site.json, which states the addresses.')
        return
      }
      const links = slugs.map((slug) => location.origin + landingPath(site, { slug }))
      await copy(links.join('\n'), plural(links.length, 'link'))
    },
    sheet: `#/sheet?${chosen}`,
    change: `#/change?${chosen}`,
    copy: `#/copy?${chosen}`,
  }
}

export type BulkActions = ReturnType<typeof useBulkActions>
