import type { Page } from '../../ui/page.ts'
import { askConsent } from './consent-bar.ts'
import { loadScript } from './load-script.ts'
import { type Decision, mayRun } from './may-run.ts'

type Pixels = NonNullable<Page['pixels']>

/** Loads a page's pixels where they may run, and asks where nobody has decided yet. */
export function loadPixels({ scripts, consent }: Pixels, page: Page): void {
  const run = () => void Promise.allSettled(scripts.map(loadScript))
  const decision = readDecision()
  const refusesTracking = (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true
  const isRunning = mayRun(consent, decision, refusesTracking)
  if (isRunning) run()
  // Who refuses in the browser's settings need not refuse once more.
  if (decision || refusesTracking) return
  askConsent(page, (isAllowed) => {
    writeDecision(isAllowed ? 'allowed' : 'refused')
    if (isAllowed && !isRunning) run()
  })
}

const stored = 'pixels'

function readDecision(): Decision | null {
  try {
    const decision = localStorage.getItem(stored)
    return decision === 'allowed' || decision === 'refused' ? decision : null
  } catch {
    return null
  }
}

function writeDecision(decision: Decision): void {
  try {
    localStorage.setItem(stored, decision)
  } catch {
    // Then the question comes again with the next page.
  }
}
