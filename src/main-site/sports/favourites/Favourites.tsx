import { useText } from '../../../ui/text.ts'
import { Sheet } from '../../page/Sheet.tsx'
import { useFavourites } from './favourites.ts'
import { Star, StarSign } from './Star.tsx'

/** The favourites of this browser, behind one button. */
export function Favourites() {
  const text = useText()
  const favourites = useFavourites()
  return (
    <>
      <button type="button" className="sports-tab" popoverTarget="favourites">
        <StarSign />
        <span>{text('site.sports.favourites')}</span>
      </button>
      <Sheet id="favourites" label={text('site.sports.favourites')}>
        {favourites.length === 0 && <p>{text('site.sports.no-favourites')}</p>}
        <ul className="favourites">
          {favourites.map(({ href, name }) => (
            <li key={href}>
              <a href={href}>{name}</a>
              <Star href={href} name={name} />
            </li>
          ))}
        </ul>
      </Sheet>
    </>
  )
}
