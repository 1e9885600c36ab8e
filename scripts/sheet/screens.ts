import type { BrowserContextOptions } from 'playwright-core'

export type Screen = {
  readonly name: string
  readonly options: BrowserContextOptions
  /** Number of columns on a contact sheet. */
  readonly columns: number
  readonly thumbnail: number
  readonly rows: number
}

const reducedMotion = 'reduce'

export const screens: readonly Screen[] = [
  {
    name: 'phone',
    options: { viewport: { width: 360, height: 800 }, hasTouch: true, isMobile: true, reducedMotion },
    columns: 12,
    thumbnail: 216,
    rows: 3,
  },
  {
    name: 'desktop',
    options: { viewport: { width: 1280, height: 800 }, reducedMotion },
    columns: 4,
    thumbnail: 640,
    rows: 4,
  },
]
