import { newId } from '../../../visitor/new-id.ts'
import { createBrowser } from '../../../visitor/own-browser.ts'
import { openDialog } from '../../page/open-dialog.ts'
import type { PageBrowser } from '../../registration/index.ts'
import { refill, sendAgain } from './unanswered-form.ts'

const successSeen = () =>
  new Promise<void>((resolve) => {
    const look = () => (document.querySelector('.notification-success') ? resolve() : requestAnimationFrame(look))
    look()
  })

/** The visitor's browser, with the forms of its page. */
export function createPageBrowser(go: (address: string) => void): PageBrowser {
  return {
    ...createBrowser(),
    query: () => new URLSearchParams(location.search),
    href: () => location.href,
    keepInTab(name, value) {
      try {
        if (value === null) sessionStorage.removeItem(name)
        else sessionStorage.setItem(name, value)
      } catch {
        // Storage is blocked: the values stay in the page's form only.
      }
    },
    recallFromTab(name) {
      try {
        return sessionStorage.getItem(name)
      } catch {
        return null
      }
    },
    navigate: go,
    openDialog: (name) => void openDialog(name),
    closeDialogs() {
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
    },
    refill,
    sendAgain,
    successSeen,
    leaving: () => new Promise((resolve) => addEventListener('pagehide', () => resolve(), { once: true })),
    newId,
  }
}
