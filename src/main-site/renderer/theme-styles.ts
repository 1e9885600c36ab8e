import type { Theme } from '../../contract/index.ts'
import type { Content } from '../page/page.ts'
import type { Scene, SiteSource } from './source.ts'

/** How many of the recommended games come with their picture: each one takes the browser time before it paints. */
const largeAtFirst = 1

/** How many games of a list or a row are on the first screen. */
const [listedAtFirst, inRowAtFirst] = [12, 6]

type ThemeStyles = Readonly<Record<'first' | 'later', readonly string[]>>

/** The colours and scenes of the games of a page, each as a class: those of its first screen, and the others. */
export function themeStyles({ manifest, scenes }: SiteSource, content: Content): ThemeStyles {
  const { large, first, all } = themesOf(content)
  const [atFirst, shown] = [new Set([...large, ...first]), new Set(all)]
  const rules = (isWanted: (theme: string) => boolean) => {
    const wanted = manifest.themes.filter(({ id }) => isWanted(id))
    const sheet = wanted.map((theme) => ruleOf(theme, sourceOf(scenes[theme.id], large.includes(theme.id)))).join('')
    return sheet ? [sheet] : []
  }
  return { first: rules((id) => atFirst.has(id)), later: rules((id) => shown.has(id) && !atFirst.has(id)) }
}

/** The themes of the largest pictures of the first screen, of what else is on it, and of all games. */
type Themes = Readonly<Record<'large' | 'first' | 'all', readonly string[]>>

function themesOf(content: Content): Themes {
  switch (content.kind) {
    case 'lobby': {
      const { featured, shelves, games } = content.lobby
      const first = [
        ...featured,
        ...shelves.slice(0, 2).flatMap((shelf) => shelf.games.slice(0, inRowAtFirst)),
        ...games.slice(0, listedAtFirst),
      ]
      const all = [...featured, ...shelves.flatMap((shelf) => shelf.games), ...games]
      return { large: of(featured.slice(0, largeAtFirst)), first: of(first), all: of(all) }
    }
    case 'home':
      return { large: [], first: of(content.games.slice(0, inRowAtFirst)), all: of(content.games) }
    case 'game':
      return { large: of([content.game]), first: [], all: of(content.others) }
    default:
      return { large: [], first: [], all: [] }
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
