import { Icon } from '../../ui/Icon.tsx'
import { type Group, type ShownSection, useSitePage } from '../page/page.ts'
import { SignUpLinks } from './SignUpLinks.tsx'
import { Tile } from './Tile.tsx'
import { VisitorNotices } from './VisitorNotices.tsx'

type HomeProps = { readonly section: ShownSection; readonly groups: readonly Group[] }

/** Every group of sections. */
export function Home({ section: { about, icon }, groups }: HomeProps) {
  const { headline } = useSitePage()
  return (
    <>
      <VisitorNotices />
      <section className="hero hero-home">
        <div className="hero-words">
          <h1>{headline}</h1>
          {about && <p className="lead">{about}</p>}
          <SignUpLinks />
        </div>
        {icon && <Icon name={icon} className="hero-icon" />}
      </section>
      {groups.map(({ lead, others }) => (
        <section key={lead.href} className="shelf">
          <h2>
            <a href={lead.href}>{lead.name}</a>
          </h2>
          <ul className="tiles tiles-row">
            {[lead, ...others].map((to) => (
              <Tile key={to.href} to={to} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
