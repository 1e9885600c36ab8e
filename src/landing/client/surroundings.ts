/** What belongs to a landing's document outside of the application's root. */
export type Surroundings = {
  readonly title: string
  readonly lang: string
  readonly className: string
  readonly scene: Element | null
  readonly sprite: Element | null
  /** None for the document's own landing, whose styles stay. */
  readonly sheet?: CSSStyleSheet
}

const sceneOf = (from: Document) => from.querySelector('.scene')
const spriteOf = (from: Document) => from.querySelector('.sprite')

export function surroundingsOf(from: Document, style?: string): Surroundings {
  const sheet = style === undefined ? undefined : new CSSStyleSheet()
  sheet?.replaceSync(style ?? '')
  return {
    title: from.title,
    lang: from.documentElement.lang,
    className: from.body.className,
    scene: sceneOf(from),
    sprite: spriteOf(from),
    ...(sheet && { sheet }),
  }
}

/** The style sheet of the landing shown; those of the application stay. */
let shown: CSSStyleSheet | undefined

export function surroundWith({ title, lang, className, scene, sprite, sheet }: Surroundings): void {
  document.title = title
  document.documentElement.lang = lang
  document.body.className = className
  if (scene) sceneOf(document)?.replaceWith(scene)
  if (sprite) spriteOf(document)?.replaceWith(sprite)
  const others = document.adoptedStyleSheets.filter((one) => one !== shown)
  document.adoptedStyleSheets = sheet ? [sheet, ...others] : others
  shown = sheet
}
