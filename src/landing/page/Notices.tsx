import { Suspense } from 'react'
import { late } from '../../ui/late.ts'
import { useJourney } from './journey.ts'

const Notifications = late(() => import('./late/Notifications.tsx'))

/** The notices of the page, or of the open dialog. */
export function Notices({ dialog = null }: { readonly dialog?: string | null }) {
  const journey = useJourney()
  if (journey.notices.length === 0 || journey.dialog !== dialog) return null
  return (
    <Suspense fallback={null}>
      <Notifications />
    </Suspense>
  )
}
