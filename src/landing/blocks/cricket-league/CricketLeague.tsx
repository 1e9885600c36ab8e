import { Headline } from '../../../ui/Headline.tsx'
import { useText } from '../../../ui/text.ts'
import { TeamBadge } from '../../page/TeamBadge.tsx'
import type { BlockProps } from '../block.ts'

const phases = ['opening', 'group-stage', 'playoffs', 'final'] as const

export default function CricketLeague({ block }: BlockProps<'cricket-league'>) {
  const text = useText()
  return (
    <section className={`block league league-${block.look}`}>
      <Headline text={block.headline} />
      {block.intro && <p className="intro">{text(block.intro)}</p>}
      <p className="league-season">{text('ui.cricket-league.season', { season: block.season })}</p>
      <ol className="league-phases">
        {phases.map((phase) => (
          <li key={phase} aria-current={phase === block.phase ? 'step' : undefined}>
            {text(`ui.cricket-league.${phase}`)}
          </li>
        ))}
      </ol>
      <ul className="league-teams" tabIndex={block.look === 'ticker' ? 0 : undefined}>
        {block.teams?.map((team) => (
          <li key={team.id}>
            <TeamBadge team={team} />
          </li>
        ))}
      </ul>
    </section>
  )
}
