import { Headline } from '../../../ui/Headline.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { Moment } from '../../../ui/Moment.tsx'
import { useText } from '../../../ui/text.ts'
import { MainButton } from '../../page/MainButton.tsx'
import { usePage } from '../../page/page.ts'
import type { BlockProps } from '../block.ts'

export default function Giveaway({ block }: BlockProps<'giveaway'>) {
  const text = useText()
  const { landingPath, figure } = usePage()
  return (
    <section className="block giveaway">
      <div className="giveaway-art" aria-hidden="true">
        <Icon name={figure} className="giveaway-figure" />
      </div>
      <div className="giveaway-words">
        <Headline text={block.headline} />
        {block.intro && <p className="intro">{text(block.intro)}</p>}
      </div>
      <ul className="giveaway-prizes">
        {block.prizes.map(({ label, icon, count }) => (
          <li key={label} className="giveaway-prize">
            <Icon name={icon} className="giveaway-icon" />
            <span>
              <b>{text(label)}</b>
              <small>{text('ui.giveaway.prizes', { count })}</small>
            </span>
          </li>
        ))}
      </ul>
      <div className="giveaway-action">
        <MainButton />
        <p>
          {text('ui.giveaway.closes')} <Moment at={block.closes} />
        </p>
        <a className="link" href={landingPath.replace('*', block.terms)}>
          {text('ui.giveaway.terms')}
        </a>
      </div>
    </section>
  )
}
