import { useMoney, useText } from '../../../ui/text.ts'
import { useJourney } from '../../page/journey.ts'
import { useOfferValues } from '../../page/offer.ts'
import { usePage } from '../../page/page.ts'
import type { DialogBlockProps } from '../dialog-block.ts'
import { useDialog } from '../dialog-context.ts'

/** In view wherever the form is scrolled to. That of a registration says what the chosen bonus brings. */
export function Submit({ block }: DialogBlockProps<'submit'>) {
  const text = useText()
  const money = useMoney()
  const offerValues = useOfferValues()
  const { button } = usePage()
  const { chosen } = useDialog()
  const { isSending, captcha, currency } = useJourney()
  // Ours is solved by itself: a tap meanwhile counts, and the form is sent when the captcha is there.
  const isBarred = captcha.isUnfinished && captcha.provider !== 'altcha'
  const words = block.usesLandingText ? text(button.text, offerValues(button.offer)) : text(block.text)
  return (
    <div className="submit">
      <button
        type="submit"
        className="button button-main button-submit"
        disabled={isSending || isBarred}
        aria-disabled={captcha.isUnfinished || undefined}
      >
        {words}
        {block.usesLandingText && chosen && <b className="submit-amount">{money(chosen.amount, currency)}</b>}
      </button>
    </div>
  )
}
