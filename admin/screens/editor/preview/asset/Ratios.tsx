import type { Asset } from '../../../../../src/contract/index.ts'
import { addressOf } from '../../../../model/pictures/place.ts'

/** Where pictures are cut: cards are square, heroes and shared links wide, posters tall. */
const places = [
  { name: 'Card', ratio: '1' },
  { name: 'Shared link', ratio: '1200 / 630' },
  { name: 'Poster on a phone', ratio: '3 / 4' },
]

/** What is left of the picture where it is cut. */
export function Ratios({ asset }: { readonly asset: Asset }) {
  const { x, y } = asset.focus ?? { x: 50, y: 50 }
  return (
    <ul className="asset-ratios">
      {places.map(({ name, ratio }) => (
        <li key={name}>
          <img
            src={addressOf(asset, 360)}
            alt={`Cut as a ${name.toLowerCase()}`}
            style={{ aspectRatio: ratio, objectPosition: `${x}% ${y}%` }}
          />
          <span className="muted">{name}</span>
        </li>
      ))}
    </ul>
  )
}
