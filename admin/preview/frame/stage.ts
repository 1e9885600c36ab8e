import { visibleBlocks } from '../../../src/landing/dialogs/parts.ts'
import late from '../../../src/landing/page/late/late.css?inline'
import type { Page } from '../../../src/landing/page/page.ts'
import { sceneOf } from '../../../src/landing/renderer/document/scene.ts'
import { collectStyles } from '../../../src/landing/renderer/styles/collect.ts'
import { ownMarkup } from '../../../src/ui/trusted.ts'
import type { Scene } from '../protocol/protocol.ts'
import { styleFor } from './circumstances.ts'
import fields from './fields.css?inline'

const sheet = new CSSStyleSheet()
const ours = new CSSStyleSheet()
ours.replaceSync(late + fields)
document.adoptedStyleSheets = [sheet, ours]

let shownStyle = ''
let shownScene = ''

/** What is written around a page: language, classes, style sheet and scene. Only what has changed is touched. */
export function setStage(scene: Scene): void {
  const closed = scene.state === 'closed' ? scene.visitor.closed : null
  const { css, classes, lang } = closed ?? stageOf(scene)
  const style = styleFor(css, scene.visitor)
  if (style !== shownStyle) sheet.replaceSync(style)
  shownStyle = style
  document.documentElement.lang = lang
  document.body.className = classes
  setGround(closed ? '' : scene.theme.scene)
}

function stageOf({ page, theme }: Scene) {
  const { blocks, dialog, otherDialogs, signUpMethods } = page
  const parts = [dialog, ...otherDialogs].flatMap((one) => visibleBlocks(one, signUpMethods))
  const css = collectStyles(theme, { blocks: blocks.map(({ type }) => type), parts: parts.map(({ type }) => type) })
  const classes = [
    `theme-${theme.id}`,
    `shape-${theme.shape}`,
    `heading-${theme.heading}`,
    `locale-${page.locale.code}`,
    ...(page.parameter === null ? [] : [`parameter-${page.parameter}`]),
  ]
  return { css, classes: classes.join(' '), lang: page.locale.tag }
}

/** Drawings of the program itself, no words of a record; a closed page brings its own. */
function setGround(scene: string): void {
  const ground = document.querySelector('body > .scene')
  if (scene === shownScene || !ground) return
  shownScene = scene
  ground.innerHTML = ownMarkup(scene && sceneOf(scene))
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
    const drawing = new DOMParser().parseFromString(ownMarkup(await answer.text()), 'image/svg+xml').documentElement
    const symbol = document.createElementNS('http://www.w3.org/2000/svg', 'symbol')
    symbol.id = id
    symbol.setAttribute('viewBox', drawing.getAttribute('viewBox') ?? '0 0 32 32')
    symbol.append(...drawing.childNodes)
    sprite.append(symbol)
  }
}
