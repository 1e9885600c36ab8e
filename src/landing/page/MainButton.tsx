import { useText } from '../../ui/text.ts'
import { useOfferValues } from './offer.ts'
import { usePage } from './page.ts'

/** The page's call to action: a link, so that it works before and without JavaScript. */
export function MainButton() {
  const text = useText()
  const offerValues = useOfferValues()
  const { button, dialog } = usePage()
  return (
    <a className="button button-main" href={`#${dialog.name}`} data-opens="">
      {text(button.text, offerValues(button.offer))}
    </a>
  )
}
