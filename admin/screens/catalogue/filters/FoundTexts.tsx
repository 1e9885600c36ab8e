import { Link } from '@tanstack/react-router'
import { plural } from '../../../kit/format/plural.ts'
import { Marked } from '../../../kit/search/Marked.tsx'
import type { useFoundTexts } from '../../../model/texts/use-found-texts.ts'

const mostShown = 3

/** Why landings are found whose names do not match: they show these texts. */
export function FoundTexts({
  found: { words, texts, landings },
}: {
  readonly found: ReturnType<typeof useFoundTexts>
}) {
  if (landings.length === 0) return null
  const more = texts.length - mostShown
  return (
    <p className="found-texts muted" role="status">
      {plural(landings.length, 'landing')} with “{words}” in a text:
      {texts.slice(0, mostShown).map(({ id, words: text }) => (
        <Link key={id} to="/translations" search={{ q: id }} title={text}>
          <Marked text={text} words={[words.toLowerCase()]} />
        </Link>
      ))}
      {more > 0 && (
        <Link to="/translations" search={{ q: words }}>
          {more} more
        </Link>
      )}
    </p>
  )
}
