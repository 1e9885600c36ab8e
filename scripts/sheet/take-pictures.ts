import path from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import type { Screen } from './screens.ts'
import type { Subject } from './subjects.ts'

/** A screenshot to take; its file is named after its content. */
export type Picture = {
  readonly subject: Subject
  readonly screen: Screen
  readonly locale: string
  readonly file: string
}

type Studio = {
  readonly origin: string
  readonly folder: string
  /** Takes the whole page instead of the first screen. */
  readonly whole: boolean
  readonly onTaken: (picture: Picture) => void
}

const pagesAtOnce = 3

/** Takes all screenshots, a few in parallel. */
export async function takePictures(pictures: readonly Picture[], studio: Studio): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking'],
  })
  try {
    for (const batch of Map.groupBy(pictures, ({ screen }) => screen).values()) {
      const waiting = batch.values()
      await Promise.all(Array.from({ length: pagesAtOnce }, () => work(browser, waiting, studio)))
    }
  } finally {
    await browser.close()
  }
}

/** Each worker takes the next screenshot of the queue. */
async function work(browser: Browser, waiting: Iterable<Picture>, studio: Studio): Promise<void> {
  let page: Page | undefined
  for (const picture of waiting) {
    page ??= await (await browser.newContext(picture.screen.options)).newPage()
    await take(page, picture, studio)
    studio.onTaken(picture)
  }
  await page?.context().close()
}

async function take(page: Page, { subject, locale, file }: Picture, { origin, folder, whole }: Studio): Promise<void> {
  // Every screenshot is a first visit: a remembered language would redirect.
  await page.context().clearCookies()
  await page.goto(origin + subject.paths[locale])
  await page.waitForSelector('#root[data-ready]', { state: 'attached' })
  await page.evaluate(showAll, subject.dialog)
  await page.screenshot({ path: path.join(folder, file), fullPage: whole && !subject.dialog })
}

/** Runs in the page: opens the dialog and waits for lazily loaded images. */
async function showAll(name?: string): Promise<void> {
  const dialog = name ? document.getElementById(name) : null
  if (dialog instanceof HTMLDialogElement) {
    for (const other of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) other.close()
    dialog.showModal()
  }
  const images = [...document.images]
  for (const image of images) image.loading = 'eager'
  await Promise.allSettled(images.map((image) => image.decode()))
}
