import type { Theme } from '../../contract/index.ts'
import type { Content } from '../page/page.ts'
import type { Scene, SiteSource } from './source.ts'

/** How many of the recommended games a phone shows at first. */
const seenAtFirst = 2

/** The colours and scenes of the games of a page, each as a class. */
export function themeStyles({ manifest, scenes }: SiteSource, content: Content): readonly string[] {
  const { first, others } = themesOf(content)
  const shown = new Set([...first, ...others])
  const rules = manifest.themes
    .filter(({ id }) => shown.has(id))
    .map((theme) => ruleOf(theme, sourceOf(scenes[theme.id], first.includes(theme.id))))
  return rules.length > 0 ? [rules.join('')] : []
}

/** The largest pictures of the first screen, and all that come after. */
type Themes = { readonly first: readonly string[]; readonly others: readonly string[] }

function themesOf(content: Content): Themes {
  switch (content.kind) {
    case 'lobby': {
      const { featured, shelves, games } = content.lobby
      const all = [...featured, ...shelves.flatMap((shelf) => shelf.games), ...games]
      return { first: of(featured.slice(0, seenAtFirst)), others: of(all) }
    }
    case 'home':
      return { first: [], others: of(content.games) }
    case 'game':
      return { first: of([content.game]), others: of(content.others) }
    default:
      return { first: [], others: [] }
  }
}

const of = (games: readonly { readonly theme: string }[]) => games.map(({ theme }) => theme)

function ruleOf({ id, colors }: Theme, scene: string | undefined): string {
  const properties = Object.entries(colors).map(([name, color]) => `--${kebab(name)}:${color}`)
  return `.theme-${id}{${properties.join(';')}${scene ? `;--scene:url("${scene}")` : ''}}`
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A picture of the first screen is in the style itself, so that it is painted with the words. */
function sourceOf(scene: Scene | undefined, isFirst: boolean): string | undefined {
  return scene && isFirst ? `data:image/svg+xml,${encoded(scene.svg)}` : scene?.address
}

/** As much as an address between quotes needs; more would cost bytes. */
const encoded = (svg: string) => svg.replaceAll('"', "'").replace(/[%#<>]/g, encodeURIComponent)
