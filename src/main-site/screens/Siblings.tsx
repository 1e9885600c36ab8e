import { useText } from '../../ui/text.ts'
import type { SectionLink } from '../page/page.ts'
import { Tile } from './Tile.tsx'

/** The other sections of the group. */
export function Siblings({ siblings }: { readonly siblings: readonly SectionLink[] }) {
  const text = useText()
  if (siblings.length === 0) return null
  return (
    <section className="shelf">
      <h2>{text('site.shell.more')}</h2>
      <ul className="tiles">
        {siblings.map((to) => (
          <Tile key={to.href} to={to} />
        ))}
      </ul>
    </section>
  )
}
