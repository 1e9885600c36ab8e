import Cookies from 'js-cookie'
import { openDialog } from '../../page/open-dialog.ts'
import type { PageBrowser } from '../../registration/index.ts'
import { createKeptForPage } from './kept-for-page.ts'
import { refill, sendAgain } from './unanswered-form.ts'

/** The visitor's browser. If it blocks cookies and storage, values last only as long as the page. */
export function createPageBrowser(go: (address: string) => void): PageBrowser {
  const forgotten = new Map<string, string>()
  const refused = createKeptForPage(Date.now)
  return {
    query: () => new URLSearchParams(location.search),
    href: () => location.href,
    readCookie: (name) => Cookies.get(name) ?? refused.read(name),
    writeCookie(name, value, seconds) {
      Cookies.set(name, value, {
        path: '/',
        sameSite: 'lax',
        secure: location.protocol === 'https:',
        expires: new Date(Date.now() + seconds * 1000),
      })
      if (Cookies.get(name) === value) refused.remove(name)
      else refused.write(name, value, seconds)
    },
    removeCookie(name) {
      Cookies.remove(name, { path: '/' })
      refused.remove(name)
    },
    remember(name, value) {
      try {
        if (value === null) localStorage.removeItem(name)
        else localStorage.setItem(name, value)
      } catch {
        if (value === null) forgotten.delete(name)
        else forgotten.set(name, value)
      }
    },
    recall(name) {
      try {
        return localStorage.getItem(name) ?? forgotten.get(name) ?? null
      } catch {
        return forgotten.get(name) ?? null
      }
    },
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
    leaving: () => new Promise((resolve) => addEventListener('pagehide', () => resolve(), { once: true })),
    newId,
    now: () => Date.now(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  }
}

/** `randomUUID` is only available in secure contexts. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
