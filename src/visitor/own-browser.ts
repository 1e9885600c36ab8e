import Cookies from 'js-cookie'
import type { Browser } from './browser.ts'
import { createKeptForPage } from './kept-for-page.ts'

/** The visitor's browser. If it blocks cookies and storage, values last only as long as the page. */
export function createBrowser(): Browser {
  const forgotten = new Map<string, string>()
  const refused = createKeptForPage(Date.now)
  return {
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
    now: () => Date.now(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  }
}
