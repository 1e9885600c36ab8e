import type { Page } from '../../../../../src/landing/page/page.ts'

/** The page with this dialog as the first of its kind, which is the one that is seen. */
export function opening(page: Page, name: string): Page {
  const found = page.otherDialogs.find((dialog) => dialog.name === name)
  if (!found) return page
  const others = page.otherDialogs.filter((dialog) => dialog !== found)
  return found.kind === 'registration'
    ? { ...page, dialog: found, otherDialogs: [page.dialog, ...others] }
    : { ...page, otherDialogs: [found, ...others] }
}
