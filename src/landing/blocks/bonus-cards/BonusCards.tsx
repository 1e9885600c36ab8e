import { Headline } from '../../../ui/Headline.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useText } from '../../../ui/text.ts'
import { usePrizeLabel } from '../../page/offer.ts'
import type { BlockProps } from '../block.ts'

export default function BonusCards({ block }: BlockProps<'bonus-cards'>) {
  const text = useText()
  const prizeLabel = usePrizeLabel()
  return (
    <section className="block bonus-cards">
      <Headline text={block.headline} />
      {block.intro && <p className="intro">{text(block.intro)}</p>}
      <ol className="bonus-cards-list">
        {block.cards.map(({ id, label, prize, icon }) => (
          <li key={id} className="bonus-cards-card">
            <Icon name={icon} className="bonus-cards-icon" />
            <span className="bonus-cards-label">{text(label)}</span>
            <b className="bonus-cards-prize">{prizeLabel(prize)}</b>
          </li>
        ))}
      </ol>
    </section>
  )
}
