import { renderToStaticMarkup } from 'react-dom/server'
import { Dialog } from '../dialogs/Dialog.tsx'
import { PageProvider } from '../page/PageProvider.tsx'
import type { Page } from '../page/page.ts'

/** The dialogs that the application would bring: the server shows them to those to whom it never comes. */
export function renderOtherDialogs(page: Page): string {
  const dialogs = page.otherDialogs.map((dialog) => <Dialog key={dialog.name} dialog={dialog} />)
  return renderToStaticMarkup(<PageProvider value={page}>{dialogs}</PageProvider>)
}
