import { Icon } from '../../ui/Icon.tsx'
import { type SectionLink, useSitePage } from './page.ts'

type NavigationLinkProps = { readonly to: SectionLink; readonly className: string }

/** A section in the navigation; marked on its own page and on those below it. */
export function NavigationLink({ to: { href, name, icon }, className }: NavigationLinkProps) {
  const { path, home } = useSitePage()
  const isBelow = href !== home && path.startsWith(`${href}/`)
  return (
    <a
      className={`${className}${isBelow ? ' is-near' : ''}`}
      href={href}
      aria-current={path === href ? 'page' : undefined}
    >
      {icon && <Icon name={icon} />}
      <span>{name}</span>
    </a>
  )
}
