import { Icon } from '../../../ui/Icon.tsx'
import { useMoney, useText } from '../../../ui/text.ts'
import { useJourney } from '../../page/journey.ts'
import { useOfferValues } from '../../page/offer.ts'
import { usePage } from '../../page/page.ts'
import type { DialogBlockProps } from '../dialog-block.ts'
import { useDialog } from '../dialog-context.ts'

/** Where a bonus can be picked, the row of the picker says the same. */
export function GiftBanner({ block }: DialogBlockProps<'gift-banner'>) {
  const text = useText()
  const money = useMoney()
  const offerValues = useOfferValues()
  const { banner } = usePage()
  const { dialog, chosen } = useDialog()
  const { currency } = useJourney()
  if (dialog.bonusPicker || !banner.gift || !chosen) return null
  const amount = money(chosen.amount, currency)
  return (
    <p className="gift" role="status">
      <Icon name={block.icon} className="gift-icon" />
      <span>{text(banner.gift.text, { amount, ...offerValues(banner.gift.offer) })}</span>
    </p>
  )
}
