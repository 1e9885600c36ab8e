import type { Theme } from '../../src/contract/index.ts'
import { visibleBlocks } from '../../src/dialogs/parts.ts'
import { sceneOf } from '../../src/renderer/document/scene.ts'
import { collectStyles } from '../../src/renderer/styles/collect.ts'
import late from '../../src/ui/late/late.css?inline'
import type { Page } from '../../src/ui/page.ts'
import marks from './marks.css?inline'

const style = new CSSStyleSheet()
const ours = new CSSStyleSheet()
ours.replaceSync(late + marks)
document.adoptedStyleSheets = [style, ours]

let shownStyle = ''
let shownScene = ''

/** What the build writes around a page: language, classes, style sheet and scene. Only what has changed is touched. */
export function setStage({ page, theme }: { readonly page: Page; readonly theme: Theme }): void {
  const { blocks, dialog, otherDialogs, signUpMethods } = page
  const parts = [dialog, ...otherDialogs].flatMap((one) => visibleBlocks(one, signUpMethods))
  const css = collectStyles(theme, { blocks: blocks.map(({ type }) => type), parts: parts.map(({ type }) => type) })
  if (css !== shownStyle) style.replaceSync(css)
  shownStyle = css
  document.documentElement.lang = page.locale.tag
  document.body.className = [
    `theme-${theme.id}`,
    `shape-${theme.shape}`,
    `heading-${theme.heading}`,
    `locale-${page.locale.code}`,
    ...(page.parameter === null ? [] : [`parameter-${page.parameter}`]),
  ].join(' ')
  if (theme.scene === shownScene) return
  shownScene = theme.scene
  const ground = document.querySelector('.scene')
  // Drawings of the program itself, no words of a record.
  if (ground) ground.innerHTML = sceneOf(theme.scene)
}

/** Pictures that the page draws from its sprite; here they come one by one. */
export async function fetchMissingDrawings(page: Page): Promise<void> {
  const sprite = document.querySelector('svg.sprite')
  if (!sprite) return
  const wanted = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href')?.slice(1) ?? '')
  const missing = [...new Set(wanted)].filter((id) => id && !document.getElementById(id))
  for (const id of missing) {
    const answer = await fetch(`${page.icons}${id}.svg`)
    if (!answer.ok || document.getElementById(id)) continue
    const drawing = new DOMParser().parseFromString(await answer.text(), 'image/svg+xml').documentElement
    const symbol = document.createElementNS('http://www.w3.org/2000/svg', 'symbol')
    symbol.id = id
    symbol.setAttribute('viewBox', drawing.getAttribute('viewBox') ?? '0 0 32 32')
    symbol.append(...drawing.childNodes)
    sprite.append(symbol)
  }
}
