import type { Block, Theme } from '../../../contract/index.ts'
import ownPicture from '../../../ui/styles/own-picture.css?inline'
import type { DialogBlockType } from '../../dialogs/dialog-block.ts'
import ownInHero from './own/own-in-hero.css?inline'
import plain from './plain/plain-page.css?inline'

// Style sheets are read at build time; the application itself contains none.
const layout = import.meta.glob<string>('./*.css', { query: '?inline', import: 'default', eager: true })
const frame = import.meta.glob<string>('../../dialogs/*.css', { query: '?inline', import: 'default', eager: true })
const parts = import.meta.glob<string>('../../dialogs/*/*.css', { query: '?inline', import: 'default', eager: true })
const blocks = import.meta.glob<string>('../../blocks/*/*.css', { query: '?inline', import: 'default', eager: true })
const scenes = import.meta.glob<string>('../../scenes/*.css', { query: '?inline', import: 'default', eager: true })

const known = new Map<string, string>()

type Shown = {
  readonly blocks: readonly Block[]
  readonly parts: readonly DialogBlockType[]
  /** Whether there are pictures of one's own. */
  readonly hasOwn: boolean
}

/** Exactly the styles that a page of this theme with these blocks and dialog parts needs. */
export function collectStyles(theme: Theme, shown: Shown): string {
  const blockSheets = [...new Set(shown.blocks.flatMap(sheetsOf))].sort()
  const partTypes = [...new Set(shown.parts)].sort()
  const key = [theme.scene, ...blockSheets, ...partTypes, shown.hasOwn].join(' ')
  const style =
    known.get(key) ??
    [
      ...sortedValues(layout),
      ...sortedValues(frame),
      ...partTypes.map((type) => parts[`../../dialogs/${type}/${type}.css`] ?? ''),
      scenes[`../../scenes/${theme.scene}.css`] ?? '',
      ...blockSheets.map((sheet) => blocks[`../../blocks/${sheet}.css`] ?? ''),
      ...(shown.hasOwn ? [ownPicture, ownInHero] : []),
    ]
      .map((part) => part.trim())
      .join('')
  known.set(key, style)
  // The colours of a theme change without its name.
  return themeColors(theme) + style
}

/** A block's style sheet, and the one of its layout, if there is one. */
function sheetsOf(block: Block): string[] {
  const sheet = `${block.type}/${block.type}`
  return 'layout' in block ? [sheet, `${sheet}-${block.layout}`] : [sheet]
}

/** The styles of a page without blocks and dialogs. */
export function collectPlainStyles(theme: Pick<Theme, 'scene' | 'colors'>): string {
  const scene = scenes[`../../scenes/${theme.scene}.css`] ?? ''
  return [themeColors(theme), ...sortedValues(layout), scene, plain].map((part) => part.trim()).join('')
}

export function themeColors({ colors }: Pick<Theme, 'colors'>): string {
  const properties = Object.entries(colors).map(([name, color]) => `--${kebab(name)}:${color}`)
  return `:root{color-scheme:${isLight(colors.background) ? 'light' : 'dark'};${properties.join(';')}}`
}

function kebab(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function isLight(color: string): boolean {
  return Number.parseInt(color.slice(1, 3), 16) > 0x80
}

function sortedValues(files: Readonly<Record<string, string>>): string[] {
  return Object.keys(files)
    .sort()
    .map((name) => files[name] ?? '')
}
