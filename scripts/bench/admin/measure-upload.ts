import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { atMost, type Measurement, median } from '../measure.ts'
import type { AdminBench } from './bench-admin.ts'

/** From choosing a photo to seeing it in the hero of the preview: it is cleaned, weighed, saved as a draft, and drawn. */
export async function measureUpload({ page, address, folder }: AdminBench, often: number): Promise<Measurement[]> {
  // Opened anew, with all blocks closed.
  await page.goto('about:blank')
  await page.goto(`${address}/admin/#/edit/landings/long.json`)
  await page.frameLocator('iframe').locator('h1').waitFor()
  await page.locator('.block > summary', { hasText: 'Hero' }).click()
  const times: number[] = []
  // The first one starts the process that draws pictures.
  for (let round = 0; round <= often; round++) {
    const file = path.join(folder, `photo-${round}.jpg`)
    writeFileSync(file, await photo(round))
    await page.locator('[data-path=figure] [aria-haspopup=dialog]').click()
    const input = page.locator('dialog input[type=file]')
    await input.waitFor({ state: 'attached' })
    const started = performance.now()
    await input.setInputFiles(file)
    await page.waitForFunction(isShown, `photo-${round}`)
    times.push(performance.now() - started)
  }
  return [atMost('admin: from an upload to the picture in the page', median(times.slice(1)) / 1000, 's', 1)]
}

/** A photo of 1,600 × 1,000 pixels with as much detail as a real one. */
const photo = (round: number): Promise<Buffer> =>
  sharp({
    create: {
      ...{ width: 1600, height: 1000, channels: 3 as const, background: { r: 40 * round, g: 80, b: 160 } },
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .blur(3)
    .jpeg({ quality: 88 })
    .toBuffer()

/** Runs in the page. */
function isShown(name: string): boolean {
  const chosen = document.querySelector('[data-path=figure] .picked')?.textContent ?? ''
  const image = document.querySelector('iframe')?.contentDocument?.querySelector<HTMLImageElement>('.hero .own-picture')
  const isChosen = chosen.toLowerCase().replaceAll(' ', '-') === name
  if (!isChosen || !image?.complete || image.naturalWidth === 0 || image.currentSrc === document.body.dataset['shown'])
    return false
  document.body.dataset['shown'] = image.currentSrc
  return true
}
