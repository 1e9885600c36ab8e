import { Dialog, InlineDialog } from '../dialogs/Dialog.tsx'
import { LeadProvider } from '../ui/lead.ts'
import { type Page, PageProvider } from '../ui/page.ts'
import { SlotsProvider } from '../ui/slots.ts'
import { useText } from '../ui/text.ts'
import { BlockList } from './BlockList.tsx'
import { Gallery } from './Gallery.tsx'
import type { BlockComponents } from './load-blocks.ts'
import { type Notification, Notifications } from './Notifications.tsx'
import { OtherDialogs } from './OtherDialogs.tsx'
import { TopBar } from './TopBar.tsx'

export type PageViewProps = {
  readonly page: Page
  readonly components: BlockComponents
  readonly notifications?: readonly Notification[]
  readonly isLoading?: boolean
}

/** A whole landing: the layout that all share, the record's blocks in it, and its dialogs over it. */
export function PageView({ page, components, notifications = [], isLoading = false }: PageViewProps) {
  const isInline = page.blocks.some(({ type }) => type === 'form-stage')
  const slots = {
    form: isInline && <InlineDialog dialog={page.dialog} />,
    gallery: page.kit && <Gallery components={components} />,
  }
  return (
    <PageProvider value={page}>
      <SlotsProvider value={slots}>
        <LeadProvider value={true}>
          <TopBar />
        </LeadProvider>
        <BlockList blocks={page.blocks} components={components} />
      </SlotsProvider>
      {!isInline && <Dialog dialog={page.dialog} />}
      <OtherDialogs dialogs={page.otherDialogs} />
      {notifications.length > 0 && <Notifications notifications={notifications} />}
      {page.loadingOverlay && isLoading && <LoadingOverlay />}
    </PageProvider>
  )
}

function LoadingOverlay() {
  return (
    <div className="overlay" role="status">
      <span className="overlay-spinner" />
      <span className="unseen">{useText()('ui.page.loading')}</span>
    </div>
  )
}
