import type { Answer } from '../api/ask.ts'
import { plural } from '../parts/plural.ts'

const mostNamed = 12

/** How far it reaches: which landings, in how many languages. */
export function Extent({ summary }: { readonly summary: Answer<'publish-summary'> }) {
  const { changes, landings, pages, languages } = summary
  const named = landings.slice(0, mostNamed).join(', ')
  return (
    <p>
      {plural(changes.length, 'record')}: {plural(landings.length, 'landing')} and {plural(pages, 'page')} in{' '}
      {plural(languages, 'language')} change
      {landings.length > 0 && `: ${named}${landings.length > mostNamed ? ' …' : ''}`}.
    </p>
  )
}
