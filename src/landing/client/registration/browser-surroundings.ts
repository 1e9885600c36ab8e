import Cookies from 'js-cookie'
import { openDialog } from '../../page/open-dialog.ts'
import type { Surroundings } from '../../registration/index.ts'
import { refill, sendAgain } from './unanswered-form.ts'

/** The visitor's browser. Cookies and storage may be closed to us: then nothing outlives the page, and all else works. */
export function browserSurroundings(go: (address: string) => void): Surroundings {
  const forgotten = new Map<string, string>()
  const refused = new Map<string, string>()
  return {
    query: () => new URLSearchParams(location.search),
    href: () => location.href,
    readCookie: (name) => Cookies.get(name) ?? refused.get(name),
    writeCookie(name, value, seconds) {
      Cookies.set(name, value, {
        path: '/',
        sameSite: 'lax',
        secure: location.protocol === 'https:',
        expires: new Date(Date.now() + seconds * 1000),
      })
      if (Cookies.get(name) === value) refused.delete(name)
      else refused.set(name, value)
    },
    removeCookie(name) {
      Cookies.remove(name, { path: '/' })
      refused.delete(name)
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
        // Then the form stands on the page alone.
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
    newId,
    now: () => Date.now(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  }
}

/** Not every address is a secure one: there, browsers keep `randomUUID` to themselves. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
