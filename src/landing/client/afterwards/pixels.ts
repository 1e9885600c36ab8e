import type { Page } from '../../page/page.ts'
import { askConsent } from './consent-bar.ts'
import { loadScript } from './load-script.ts'
import { type Decision, mayRun } from './may-run.ts'

/** What pixels need of the browser. */
type Surroundings = {
  readonly load: (script: string) => Promise<void>
  readonly ask: (page: Page, decide: (isAllowed: boolean) => void) => void
  readonly read: () => Decision | null
  readonly write: (decision: Decision) => void
  readonly refusesTracking: () => boolean
}

/**
 * Loads the pixels of each landing that is shown in a document: where they may run, and none twice.
 * Where nobody has decided yet it asks, and the answer holds for all landings that were shown meanwhile.
 */
export function createPixels({ load, ask, read, write, refusesTracking }: Surroundings): (page: Page) => void {
  const loaded = new Set<string>()
  const waiting = new Set<string>()
  let isAsked = false
  const run = (scripts: Iterable<string>) => {
    for (const script of scripts) {
      if (loaded.has(script)) continue
      loaded.add(script)
      // A pixel that does not come is nobody's loss here.
      load(script).catch(() => undefined)
    }
  }
  return (page) => {
    if (!page.pixels) return
    const { scripts, consent } = page.pixels
    const decision = read()
    if (mayRun(consent, decision, refusesTracking())) run(scripts)
    // Who refuses in the browser's settings need not refuse once more.
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
    ask: askConsent,
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
        // Then it is known to this document alone.
      }
    },
    refusesTracking: () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true,
  })
}
