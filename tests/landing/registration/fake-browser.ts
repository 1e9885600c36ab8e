import type { Draft, PageBrowser } from '../../../src/landing/registration/index.ts'

/** A fake browser that records what happens and waits without delay. */
export function createFakeBrowser(address = 'https://landing.example/new-promo-ipl/aviator-1') {
  const cookies = new Map<string, { readonly value: string; readonly seconds: number }>()
  const storage = new Map<string, string>()
  const tab = new Map<string, string>()
  const happened: string[] = []
  const refilled: Draft[] = []
  const left = Promise.withResolvers<void>()
  let ids = 0
  const writeTo = (map: Map<string, string>) => (name: string, value: string | null) => {
    if (value === null) map.delete(name)
    else map.set(name, value)
  }
  const browser: PageBrowser = {
    query: () => new URL(address).searchParams,
    href: () => address,
    readCookie: (name) => cookies.get(name)?.value,
    writeCookie: (name, value, seconds) => void cookies.set(name, { value, seconds }),
    removeCookie: (name) => void cookies.delete(name),
    remember: writeTo(storage),
    recall: (name) => storage.get(name) ?? null,
    keepInTab: writeTo(tab),
    recallFromTab: (name) => tab.get(name) ?? null,
    navigate: (to) => void happened.push(`navigate ${to}`),
    openDialog: (name) => void happened.push(`open ${name}`),
    closeDialogs: () => void happened.push('close dialogs'),
    refill: (draft) => void refilled.push(draft),
    sendAgain: (dialog) => void happened.push(`send ${dialog} again`),
    successSeen: async () => void happened.push('see the success'),
    leaving: () => left.promise,
    newId: () => `id-${++ids}`,
    now: () => 1_800_000_000_000,
    wait: async (milliseconds) => void happened.push(`wait ${milliseconds}`),
  }
  return { browser, cookies, storage, tab, happened, refilled, leave: left.resolve }
}
