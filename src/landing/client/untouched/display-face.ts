import type { Face, Page } from '../../page/page.ts'
import { firstLine, type Line, startsOf } from './first-line.ts'

const family = 'headline-face'
const sheet = new CSSStyleSheet()

/** The more headlines have the face, the better, but nothing may move. */
const selectors = ['.headline, .hero-highlight', 'h1.headline']

/** Shows the headlines of a page in its own face once that is here, in the metrics of the face that painted them. */
export async function showFace({ face }: Pick<Page, 'face'>): Promise<void> {
  sheet.replaceSync('')
  const headlines = headlinesBy(selectors[0])
  const [first] = headlines
  const line = first && firstLine(first)
  if (!face || !line) return
  if (!document.adoptedStyleSheets.includes(sheet))
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const written = headlines.map(({ textContent }) => textContent).join('')
  // Style sheets may write them in capitals.
  const words = written + written.toLocaleUpperCase()
  await load(face, '', words)
  // From the browser's cache.
  const faces = await load(face, matchedMetrics(first, line), words)
  if (first.isConnected) apply(faces)
}

const headlinesBy = (selector = '') => [...document.querySelectorAll<HTMLElement>(selector)]

async function load({ style, files }: Face, metrics: string, words: string): Promise<string> {
  const own = `font-family:${family};font-style:${style};font-weight:100 900;${metrics}`
  const faces = files.map(({ src, range }) => `@font-face{${own}src:url(${src});unicode-range:${range}}`).join('')
  sheet.replaceSync(faces)
  await document.fonts.load(`${style} 900 16px ${family}`, words)
  return faces
}

/** With these, the first line of a headline is as wide in the face as it was, and every line as high. */
function matchedMetrics(headline: HTMLElement, line: Line): string {
  const { fontStyle, fontWeight, fontSize, font } = getComputedStyle(headline)
  const painted = measure(line, font)
  const size = painted.width / measure(line, `${fontStyle} ${fontWeight} ${fontSize} ${family}`).width
  const percent = (value: number) => `${(value * 100).toFixed(2)}%`
  const ofSize = (pixels: number) => percent(pixels / (Number.parseFloat(fontSize) * size))
  return [
    `size-adjust:${percent(size)};`,
    `ascent-override:${ofSize(painted.fontBoundingBoxAscent)};`,
    `descent-override:${ofSize(painted.fontBoundingBoxDescent)};`,
    'line-gap-override:0%;',
  ].join('')
}

function measure(line: Line, font: string): TextMetrics {
  const context = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
  context.font = font
  return context.measureText(line.text)
}

/** For as many headlines as stay where they are in the face; before the next paint. */
function apply(faces: string): void {
  const all = headlinesBy(selectors[0])
  const before = all.map(placeOf)
  for (const selector of selectors) {
    sheet.replaceSync(`${faces}:is(${selector}){font-family:${family},system-ui,"Noto Sans",sans-serif}`)
    if (all.map(placeOf).every((place, index) => isSame(place, before[index]))) return
  }
  sheet.replaceSync('')
}

/** Where its texts start, and its height; of what is out of view, only the height matters. */
const placeOf = (headline: HTMLElement): number[] => [
  ...startsOf(headline).flatMap(({ left, top }) => (top < innerHeight ? [left, top] : [0, 0])),
  headline.offsetHeight,
]

/** Browsers count texts whose start moves by three pixels. */
const isSame = (place: readonly number[], former: readonly number[] = []) =>
  place.every((value, index) => Math.abs(value - (former[index] ?? 0)) < 2.5)
