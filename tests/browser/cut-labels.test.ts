import { expect, test } from 'vitest'
import { launchBrowser } from './browser.ts'
import { cutLabels } from './cut-labels.ts'
import { desktop, open } from './visit.ts'

const browser = await launchBrowser()

const style = `<style>
  body { margin: 0; font: 16px/20px sans-serif }
  .button { display: inline-block; white-space: nowrap }
  .narrow { width: 40px; overflow: hidden }
  .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%) }
</style>`

const whole =
  '<h1>Landings</h1><button class="button">Save <span class="unseen">the very long name of it</span></button>'

const cases: readonly (readonly [what: string, page: string, found: readonly string[]])[] = [
  ['nothing', whole, []],
  ['a label that is cut', `${whole}<button class="button narrow">Publish now</button>`, ['cut: Publish now']],
  [
    'a label that is hidden by what is around it',
    '<p class="narrow"><b class="badge">Published</b></p>',
    ['cut: Published'],
  ],
  ['a label in two lines', '<p style="width: 70px"><b class="badge">Not yet</b></p>', []],
  ['a label that is broken', '<p style="width: 40px"><b class="badge">Not yet</b></p>', ['broken: Not yet']],
  ['a choice', '<select style="width: 60px"><option>The whole page</select>', ['choice cut: The whole page']],
  ['only the dialog', '<b class="badge" style="position: absolute; left: -9px">Behind</b><dialog>OK</dialog>', []],
  ['the dialog', '<dialog><button class="button narrow">Delete it</button></dialog>', ['cut: Delete it']],
  ['a wide screen', '<p style="width: 500px">Wide</p>', ['sideways: the whole screen']],
]

test('labels that are cut, broken or hidden are found on the narrowest of three screens, also in dialogs', async () => {
  const page = await open(browser, desktop)
  for (const [what, content, found] of cases) {
    await page.setContent(`<!doctype html>${style}${content}`)
    await page.evaluate(() => document.querySelector('dialog')?.showModal())
    const phone = (await cutLabels(page)).filter((label) => label.startsWith('390: '))
    expect([what, phone]).toEqual([what, found.map((label) => `390: ${label}`)])
  }
  expect(page.viewportSize()).toEqual(desktop.viewport)
})
