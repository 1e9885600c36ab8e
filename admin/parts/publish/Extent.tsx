import type { Answer } from '../../api/ask.ts'
import { plural } from '../../kit/format/plural.ts'
import { nameOf } from '../../model/landings/landing.ts'

const mostNamed = 12

/** The landings, pages and languages that change. */
export function Extent({ summary }: { readonly summary: Answer<'publish-summary'> }) {
  const { changes, landings, pages, languages } = summary
  const names = landings.map((slug) => nameOf({ slug }))
  const others = names.length - mostNamed
  return (
    <p>
      {plural(changes.length, 'record')}: {plural(landings.length, 'landing')} and {plural(pages, 'page')} in{' '}
      {plural(languages, 'language')} change
      {names.length > 0 && `: ${names.slice(0, mostNamed).join(', ')}`}
      {others > 0 && ` and ${plural(others, 'other')}`}.
    </p>
  )
}
