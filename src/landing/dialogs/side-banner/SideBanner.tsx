import { Icon } from '../../../ui/Icon.tsx'
import { useText } from '../../../ui/text.ts'
import { useOfferValues } from '../../page/offer.ts'
import { usePage } from '../../page/page.ts'
import type { DialogBlockProps } from '../dialog-block.ts'

export function SideBanner({ block }: DialogBlockProps<'side-banner'>) {
  const text = useText()
  const offerValues = useOfferValues()
  const { banner, figure, decorations } = usePage()
  if (!banner.side) return null
  return (
    <aside className={`side side-as-${block.layout}`}>
      <div className="side-art">
        <Icon name={banner.side.icon ?? figure} className="side-figure" />
        {decorations.slice(0, 3).map((name) => (
          <Icon key={name} name={name} className="side-decoration" />
        ))}
      </div>
      <p className="side-text">{text(banner.side.text, offerValues(banner.side.offer))}</p>
    </aside>
  )
}
