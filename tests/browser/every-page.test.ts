import { expect, test } from 'vitest'
import { isLong, onThisMachine } from '../machine.ts'
import { launchBrowser } from './browser.ts'
import { builtFile, pages } from './built.ts'
import { faultsOfPage } from './faults.ts'
import { faultsOf, languages, patience } from './look-at-pages.ts'
import { textFaults } from './text-faults.ts'
import { open, phone, visit } from './visit.ts'

const browser = await launchBrowser()

test('covers every page of the build', () => {
  const made = Object.keys(builtFile('.pages.json'))
  expect(made.length).toBeGreaterThan(200)
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(made))
})

test('detects the faults of a broken page', async () => {
  const page = await open(browser)
  await visit(page, '2024-ipl-event')
  await page.evaluate(() => {
    const button = document.querySelector('.button') as HTMLElement
    button.textContent = 'unbreakable'.repeat(5)
    document.querySelector('main')?.append(document.createElement('h1'), 'unbreakable'.repeat(9))
    document.body.append(button.cloneNode(true))
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      'body > .button { width: 400px } main, .button { overflow-wrap: normal } .phone > .phone-country { width: 60px }',
    )
    document.adoptedStyleSheets.push(sheet)
  })
  const faults = (await page.evaluate(faultsOfPage, { width: 360, patience })).join()
  for (const fault of [
    /is \d+ px wide/,
    /2 main headings/,
    /^.*page “.*out of sight/,
    /\.button “.*out of sight/,
    /shows “IN \+91/,
  ])
    expect(faults).toMatch(fault)
})

test('detects texts that leave their places', async () => {
  const page = await open(browser)
  await visit(page, 'landwheel')
  await page.evaluate(() => {
    const [word, ...lines] = ['incomprehensibilities', 'one line', 'another line'].map((text) => {
      const line = document.createElement('p')
      line.textContent = text
      return line
    })
    document.querySelector('main')?.append(word as Node, ...lines)
    const label = document.querySelector('[data-sector] tspan') as Element
    label.textContent = 'a label of many more letters'
    word?.classList.add('narrow')
    for (const line of lines) line.classList.add('over')
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('p.narrow { width: 60px; overflow-wrap: anywhere } p.over { position: absolute; top: 0 }')
    document.adoptedStyleSheets.push(sheet)
  })
  const faults = (await page.evaluate(textFaults, 360)).join()
  for (const fault of [
    /breaks within “incomprehensibilities”/,
    /“one line” overlaps .over “another line”/,
    /longer than its/,
  ])
    expect(faults).toMatch(fault)
})

test('every page in English is free of faults on a phone', {
  timeout: onThisMachine((isLong ? 30 : 5) * 60_000),
}, async () => {
  expect(await faultsOf(browser, languages.get('en') ?? [], phone, [320, 390])).toEqual([])
})
