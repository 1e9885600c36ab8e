import { lazy, Suspense } from 'react'
import { useJourney } from './journey.ts'

const Notifications = lazy(() => import('./late/Notifications.tsx'))

/** What there is to say, on the page or in the dialog that covers it. */
export function Notices({ dialog = null }: { readonly dialog?: string | null }) {
  const journey = useJourney()
  if (journey.notices.length === 0 || journey.dialog !== dialog) return null
  return (
    <Suspense fallback={null}>
      <Notifications />
    </Suspense>
  )
}
