import { Icon } from '../../ui/Icon.tsx'
import type { SectionLink } from '../page/page.ts'

/** A link to a section, with its picture. */
export function Tile({ to: { href, name, area, icon } }: { readonly to: SectionLink }) {
  return (
    <li>
      <a className={`tile area-${area}`} href={href}>
        {icon && <Icon name={icon} className="tile-icon" />}
        <span>{name}</span>
      </a>
    </li>
  )
}
