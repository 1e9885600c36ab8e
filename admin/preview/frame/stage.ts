import late from '../../../src/landing/page/late/late.css?inline'
import type { Page } from '../../../src/landing/page/page.ts'
import { sceneOf } from '../../../src/landing/renderer/document/scene.ts'
import { collectStyles } from '../../../src/landing/renderer/styles/collect.ts'
import { visibleBlocks } from '../../../src/rules/landing/dialog-parts.ts'
import { ownMarkup } from '../../../src/ui/trusted.ts'
import type { Scene } from '../protocol/protocol.ts'
import { styleFor } from './emulate-visitor.ts'
import fields from './fields.css?inline'

const sheet = new CSSStyleSheet()
const previewSheet = new CSSStyleSheet()
previewSheet.replaceSync(late + fields)
document.adoptedStyleSheets = [sheet, previewSheet]

let shownStyle = ''
let shownScene = ''

/** Sets what surrounds a page: language, classes, style sheet and backdrop. Only changes are applied. */
export function setStage(scene: Scene): void {
  const closed = scene.state === 'closed' ? scene.visitor.closed : null
  const { css, classes, lang } = closed ?? stageOf(scene)
  const style = styleFor(css, scene.visitor)
  if (style !== shownStyle) sheet.replaceSync(style)
  shownStyle = style
  document.documentElement.lang = lang
  document.body.className = classes
  setBackdrop(closed ? '' : scene.theme.scene)
}

function stageOf({ page, theme }: Scene) {
  const { blocks, dialog, otherDialogs, signUpMethods } = page
  const parts = [dialog, ...otherDialogs].flatMap((one) => visibleBlocks(one, signUpMethods))
  const css = collectStyles(theme, {
    blocks,
    parts: parts.map(({ type }) => type),
    hasOwn: page.pictures !== undefined,
  })
  const classes = [
    `theme-${theme.id}`,
    `shape-${theme.shape}`,
    `heading-${theme.heading}`,
    `locale-${page.locale.code}`,
    ...(page.parameter === null ? [] : [`parameter-${page.parameter}`]),
  ]
  return { css, classes: classes.join(' '), lang: page.locale.tag }
}

/** The drawing behind the page; the page of a closed market has its own. */
function setBackdrop(scene: string): void {
  const backdrop = document.querySelector('body > .scene')
  if (scene === shownScene || !backdrop) return
  shownScene = scene
  backdrop.innerHTML = ownMarkup(scene && sceneOf(scene))
}

/** Loads the icons of the page into its sprite one by one. */
export async function loadMissingIcons(page: Page): Promise<void> {
  const sprite = document.querySelector('svg.sprite')
  if (!sprite) return
  const wanted = [...document.querySelectorAll('use')].map((use) => use.getAttribute('href')?.slice(1) ?? '')
  // A picture of one's own is no drawing; while it is being uploaded, the page does not know it yet.
  const missing = [...new Set(wanted)].filter((id) => id && !id.startsWith('own--') && !document.getElementById(id))
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
