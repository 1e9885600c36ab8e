import { renderToString } from 'react-dom/server'
import { isFormOnPage } from '../../rules/landing/form-stage.ts'
import { LeadProvider } from '../../ui/lead.ts'
import { Dialog, InlineDialog } from '../dialogs/Dialog.tsx'
import { ReplyProvider } from '../dialogs/dialog-context.ts'
import { JourneyProvider, journeyAtRest } from '../page/journey.ts'
import { PageProvider } from '../page/PageProvider.tsx'
import type { Page } from '../page/page.ts'
import { replyOf, type Told } from './form-reply.tsx'

/**
 * A dialog of a page as the page itself shows it: the server brings those that do not stand in the document, and shows
 * each once more when its form comes back. Nothing for a name that the page does not have.
 */
export function renderDialog(page: Page, name: string, told?: Told): string | undefined {
  const dialog = [page.dialog, ...page.otherDialogs].find((one) => one.name === name)
  if (!dialog) return undefined
  const isInline = dialog === page.dialog && isFormOnPage(page)
  const Frame = isInline ? InlineDialog : Dialog
  return renderToString(
    <PageProvider value={page}>
      <JourneyProvider value={{ ...journeyAtRest(page), ...told?.journey }}>
        <ReplyProvider value={told ? replyOf(told) : null}>
          <LeadProvider value={isInline && page.blocks[0]?.type === 'form-stage'}>
            <Frame dialog={dialog} />
          </LeadProvider>
        </ReplyProvider>
      </JourneyProvider>
    </PageProvider>,
  )
}
