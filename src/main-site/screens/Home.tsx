import { Icon } from '../../ui/Icon.tsx'
import type { GameCard } from '../page/casino.ts'
import { firstScreen } from '../page/first-screen.ts'
import { type Group, type ShownSection, useSitePage } from '../page/page.ts'
import { PopularGames } from './PopularGames.tsx'
import { SignUpLinks } from './SignUpLinks.tsx'
import { Tile } from './Tile.tsx'
import { VisitorNotices } from './VisitorNotices.tsx'

type HomeProps = {
  readonly section: ShownSection
  readonly groups: readonly Group[]
  readonly games: readonly GameCard[]
}

/** Popular games, and every group of sections. */
export function Home({ section: { about, icon }, groups, games }: HomeProps) {
  const { headline } = useSitePage()
  return (
    <>
      <VisitorNotices />
      <section id={firstScreen} className="hero hero-home">
        <div className="hero-words">
          <h1>{headline}</h1>
          {about && <p className="lead">{about}</p>}
          <SignUpLinks />
        </div>
        {icon && <Icon name={icon} className="hero-icon" />}
      </section>
      <PopularGames games={games} />
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
