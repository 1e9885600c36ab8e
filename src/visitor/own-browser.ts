import Cookies from 'js-cookie'
import type { Browser } from './browser.ts'
import { createKeptForPage } from './kept-for-page.ts'
import { createStorage } from './own-storage.ts'

/** The visitor's browser. If it blocks cookies and storage, values last only as long as the page. */
export function createBrowser(): Browser {
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
    ...createStorage(),
    now: () => Date.now(),
    wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  }
}
