import type { Page } from '../../page/page.ts'
import { loadScript } from './load-script.ts'
import { type Decision, mayRun } from './may-run.ts'

/** What pixels need from the browser. */
type PixelBrowser = {
  readonly load: (script: string) => Promise<void>
  readonly ask: (page: Page, decide: (isAllowed: boolean) => void) => void
  readonly read: () => Decision | null
  readonly write: (decision: Decision) => void
  readonly refusesTracking: () => boolean
}

/**
 * Loads the pixels of each landing shown in a document, if they may run, and none twice.
 * Asks for consent if there is no decision yet; the answer applies to all landings shown meanwhile.
 */
export function createPixels({ load, ask, read, write, refusesTracking }: PixelBrowser): (page: Page) => void {
  const loaded = new Set<string>()
  const waiting = new Set<string>()
  let isAsked = false
  const run = (scripts: Iterable<string>) => {
    for (const script of scripts) {
      if (loaded.has(script)) continue
      loaded.add(script)
      // A pixel that fails to load does not affect the page.
      load(script).catch(() => undefined)
    }
  }
  return (page) => {
    if (!page.pixels) return
    const { scripts, consent } = page.pixels
    const decision = read()
    if (mayRun(consent, decision, refusesTracking())) run(scripts)
    // The decision is stored, or the browser's settings refuse tracking: do not ask.
    if (decision || refusesTracking()) return
    for (const script of scripts) waiting.add(script)
    if (isAsked) return
    isAsked = true
    ask(page, (isAllowed) => {
      write(isAllowed ? 'allowed' : 'refused')
      if (isAllowed) run(waiting)
    })
  }
}

const stored = 'pixels'

export function pixelsOfBrowser(): (page: Page) => void {
  let decided: Decision | null = null
  return createPixels({
    load: loadScript,
    ask: (page, decide) =>
      void import('./consent-bar.ts').then(({ askConsent }) => askConsent(page, decide)).catch(() => undefined),
    read() {
      try {
        const decision = localStorage.getItem(stored)
        return decision === 'allowed' || decision === 'refused' ? decision : decided
      } catch {
        return decided
      }
    },
    write(decision) {
      decided = decision
      try {
        localStorage.setItem(stored, decision)
      } catch {
        // Storage is blocked: the decision applies to this document only.
      }
    },
    refusesTracking: () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
  })
}
