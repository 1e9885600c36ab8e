import { useText } from '../../../ui/text.ts'
import { useJourney } from '../../page/journey.ts'
import { useOfferValues } from '../../page/offer.ts'
import { usePage } from '../../page/page.ts'
import type { DialogBlockProps } from '../dialog-block.ts'

export function Submit({ block }: DialogBlockProps<'submit'>) {
  const text = useText()
  const offerValues = useOfferValues()
  const { button } = usePage()
  const { isSending, captcha } = useJourney()
  const words = block.usesLandingText ? text(button.text, offerValues(button.offer)) : text(block.text)
  return (
    <button type="submit" className="button button-main button-submit" disabled={isSending || captcha.isUnfinished}>
      {words}
    </button>
  )
}
