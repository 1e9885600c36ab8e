import { useText } from '../../../ui/text.ts'
import { useSitePage } from '../../page/page.ts'
import type { ShownSports } from '../../page/sports.ts'
import { Star } from '../favourites/Star.tsx'

/** The headline, with the way to it. */
export function SportsHead({ above, place }: Pick<ShownSports, 'above' | 'place'>) {
  const text = useText()
  const { headline, path } = useSitePage()
  return (
    <header className="sports-head">
      <div>
        {above.length > 0 && (
          <nav className="way" aria-label={text('site.sports.above')}>
            {above.map(({ href, name }) => (
              <a key={href} href={href}>
                {name}
              </a>
            ))}
          </nav>
        )}
        <h1>{headline}</h1>
      </div>
      {place.sport !== undefined && <Star href={path} name={headline} />}
    </header>
  )
}
