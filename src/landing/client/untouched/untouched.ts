import { whenIdle } from '../../../ui/when-idle.ts'
import { movesByItself } from '../../blocks/moves-by-itself.ts'
import type { Page } from '../../page/page.ts'
import { draftName } from '../../registration/draft.ts'
import { keptInTab } from '../kept-in-tab.ts'
import { asksOnArrival } from '../on-arrival/asks.ts'
import { countDown } from './count-down.ts'
import { showFace } from './display-face.ts'
import { rememberFingerprint } from './fingerprint.ts'
import { mayPrefetch } from './may-prefetch.ts'
import { pixelsOfBrowser } from './pixels.ts'

/**
 * A landing that nobody has touched: what it has besides its document. The application comes with the first gesture,
 * or now, if something has to change without one. A failure must not affect the page.
 */
export function untouched(page: Page, bring: () => unknown): void {
  if (page.blocks.some(({ type }) => movesByItself.has(type)) || asksOnArrival(page) || keptInTab(draftName)) bring()
  countDown(bring)
  decorate(page)
  const { fingerprint } = page.site
  if (fingerprint) rememberFingerprint(fingerprint).catch(() => undefined)
}

const runPixels = pixelsOfBrowser()

/** Also those landings to which the visitor goes on in the same document. */
export function decorate(page: Page): void {
  runPixels(page)
  if (mayPrefetch(navigator)) afterPaint(() => showFace(page).catch(() => undefined))
}

/** The page may be idle before it is painted. */
const afterPaint = (work: () => unknown) => requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(work)))
