import { useText } from '../../../ui/text.ts'
import { type Favourite, toggleFavourite, useFavourites } from './favourites.ts'

/** Marks a place as a favourite, or no longer. */
export function Star({ href, name }: Favourite) {
  const text = useText()
  const isMarked = useFavourites().some((one) => one.href === href)
  return (
    <button
      type="button"
      className="star"
      aria-pressed={isMarked}
      aria-label={text('site.sports.favourite', { name })}
      onClick={(tap) => {
        tap.preventDefault()
        toggleFavourite({ href, name })
      }}
    >
      <StarSign />
    </button>
  )
}

export function StarSign() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path d="m12 3 2.7 5.9 6.3.7-4.7 4.3 1.3 6.3L12 17l-5.6 3.2 1.3-6.3L3 9.6l6.3-.7z" />
    </svg>
  )
}
