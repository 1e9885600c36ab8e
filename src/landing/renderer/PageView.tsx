import { isFormOnPage } from '../../rules/landing/form-stage.ts'
import { LeadProvider } from '../../ui/lead.ts'
import { Dialog, InlineDialog } from '../dialogs/Dialog.tsx'
import { usePageChanges } from '../page/journey.ts'
import { Loading } from '../page/Loading.tsx'
import { Notices } from '../page/Notices.tsx'
import { PageProvider } from '../page/PageProvider.tsx'
import type { Page } from '../page/page.ts'
import { SlotsProvider } from '../page/slots.ts'
import { BlockList } from './BlockList.tsx'
import { Gallery } from './Gallery.tsx'
import { LinkFromMail } from './LinkFromMail.tsx'
import type { BlockComponents } from './load-blocks.ts'
import { OtherDialogs } from './OtherDialogs.tsx'
import { TopBar } from './TopBar.tsx'

export type PageViewProps = {
  readonly page: Page
  readonly components: BlockComponents
}

/** A whole landing: the common layout, the record's blocks and the dialogs. */
export function PageView({ page: made, components }: PageViewProps) {
  const page = { ...made, ...usePageChanges() }
  const isInline = isFormOnPage(page)
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
      <LinkFromMail />
      <Notices />
      <Loading />
    </PageProvider>
  )
}
