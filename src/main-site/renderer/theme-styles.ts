import type { Theme } from '../../contract/index.ts'
import type { Content } from '../page/page.ts'
import type { SiteSource } from './source.ts'

/** The colours and scenes of the games of a page, each as a class. */
export function themeStyles({ manifest, scenes }: SiteSource, content: Content): readonly string[] {
  const shown = new Set(themesOf(content))
  const rules = manifest.themes.filter(({ id }) => shown.has(id)).map((theme) => ruleOf(theme, scenes[theme.id]))
  return rules.length > 0 ? [rules.join('')] : []
}

function themesOf(content: Content): readonly string[] {
  switch (content.kind) {
    case 'lobby': {
      const { featured, shelves, games } = content.lobby
      return [...featured, ...shelves.flatMap((shelf) => shelf.games), ...games].map(({ theme }) => theme)
    }
    case 'home':
      return content.games.map(({ theme }) => theme)
    case 'game':
      return [content.game.theme, ...content.others.map(({ theme }) => theme)]
    default:
      return []
  }
}

function ruleOf({ id, colors }: Theme, scene: string | undefined): string {
  const properties = Object.entries(colors).map(([name, color]) => `--${kebab(name)}:${color}`)
  return `.theme-${id}{${properties.join(';')}${scene ? `;--scene:url(${scene})` : ''}}`
}

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
