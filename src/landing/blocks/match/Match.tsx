import { Headline } from '../../../ui/Headline.tsx'
import { Moment } from '../../../ui/Moment.tsx'
import { useText } from '../../../ui/text.ts'
import { MainButton } from '../../page/MainButton.tsx'
import { TeamBadge } from '../../page/TeamBadge.tsx'
import type { BlockProps } from '../block.ts'
import { Countdown } from './Countdown.tsx'

export default function Match({ block }: BlockProps<'match'>) {
  const text = useText()
  const { home, away, kickOff } = block
  return (
    <section className={`block match match-${block.layout}`}>
      <div className="match-words">
        <Headline text={block.headline} />
        {block.intro && <p className="intro">{text(block.intro)}</p>}
      </div>
      <div className="match-board">
        <svg className="match-halves" viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path fill={home.color} d="M0 0H60L40 100H0z" />
          <path fill={away.color} d="M60 0h40v100H40z" />
        </svg>
        <TeamBadge team={home} />
        <span className="match-versus">{text('ui.match.versus')}</span>
        <TeamBadge team={away} />
        <div className="match-start">
          {home.venue && <p>{text(home.venue)}</p>}
          {kickOff && (
            <>
              <p>
                {text('ui.match.starts')} <Moment at={kickOff} />
              </p>
              <Countdown to={kickOff} />
            </>
          )}
        </div>
      </div>
      <MainButton />
    </section>
  )
}
