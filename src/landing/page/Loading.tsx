import { useText } from '../../ui/text.ts'
import { useJourney } from './journey.ts'
import { usePage } from './page.ts'

/** Shown over the page, or over its open dialog, while the bonuses of another currency are loading. */
export function Loading({ dialog = null }: { readonly dialog?: string | null }) {
  const text = useText()
  const { loadingOverlay } = usePage()
  const journey = useJourney()
  const isOfAnother = journey.askedCurrency !== null && journey.askedCurrency !== journey.currency
  if (!loadingOverlay || !journey.isLoading || !isOfAnother || journey.dialog !== dialog) return null
  return (
    <div className="overlay" role="status">
      <span className="overlay-spinner" />
      <span className="unseen">{text('ui.page.loading')}</span>
    </div>
  )
}
