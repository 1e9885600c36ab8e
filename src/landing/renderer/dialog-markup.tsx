import { renderToString } from 'react-dom/server'
import { isFormOnPage } from '../../rules/landing/form-stage.ts'
import { LeadProvider } from '../../ui/lead.ts'
import { Dialog, InlineDialog } from '../dialogs/Dialog.tsx'
import { ReplyProvider } from '../dialogs/dialog-context.ts'
import { JourneyProvider } from '../page/JourneyProvider.tsx'
import { initialJourney } from '../page/journey.ts'
import { PageProvider } from '../page/PageProvider.tsx'
import type { Page } from '../page/page.ts'
import { type ReplyData, replyOf } from './form-reply.tsx'

/**
 * Renders a dialog of a page as the page itself does. The server uses it for dialogs that are not in the document, and
 * to answer a submitted form. Returns undefined if the page has no such dialog.
 */
export function renderDialog(page: Page, name: string, reply?: ReplyData): string | undefined {
  const dialog = [page.dialog, ...page.otherDialogs].find((one) => one.name === name)
  if (!dialog) return undefined
  const isInline = dialog === page.dialog && isFormOnPage(page)
  const Frame = isInline ? InlineDialog : Dialog
  return renderToString(
    <PageProvider value={page}>
      <JourneyProvider value={{ ...initialJourney(page), ...reply?.journey }}>
        <ReplyProvider value={reply ? replyOf(reply) : null}>
          <LeadProvider value={isInline && page.blocks[0]?.type === 'form-stage'}>
            <Frame dialog={dialog} />
          </LeadProvider>
        </ReplyProvider>
      </JourneyProvider>
    </PageProvider>,
  )
}
