import { useText } from '../../../ui/text.ts'
import { useJourney } from '../../page/journey.ts'
import type { DialogBlockProps } from '../dialog-block.ts'

/** Submits the same form: currency, bonus and agreements, with the identity of the Google account. */
export function Google({ block }: DialogBlockProps<'google'>) {
  const text = useText()
  if (!useJourney().hasGoogle) return null
  return (
    <button type="submit" className="button button-google" name="way" value="google" data-way="google">
      {text(block.text)}
    </button>
  )
}
