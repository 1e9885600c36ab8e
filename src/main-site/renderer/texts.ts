import { formatText } from '../../ui/format-text.ts'
import type { Texts } from '../../ui/page-basics.ts'
import type { SiteSource } from './source.ts'

export type Say = (id: string) => string

/** Formats texts that are part of the page; those of other languages are never needed. */
export function sayIn({ texts }: SiteSource, locale: string, values: Readonly<Record<string, string>>): Say {
  const known = texts(locale)
  return (id) => formatText(known.get(id) ?? id, locale, values)
}

/** Texts of the landings that the main site shows, too. */
const shared = [
  'ui.page.conditions',
  'ui.page.demo',
  'ui.page.help',
  'ui.page.languages',
  'ui.page.log-out',
  'ui.page.sign-in',
  'ui.page.sign-up',
  'ui.status.home',
]

const forPlayers = ['ui.notice.user-blocked']

/** The texts that components show; those about accounts and bonuses for players only. */
export function textsFor({ texts, manifest }: SiteSource, locale: string, isPlayer: boolean): Texts {
  const known = texts(locale)
  const areas = isPlayer ? ['site.shell.', 'site.player.'] : ['site.shell.', 'site.player.support']
  const own = [...known.keys()].filter((id) => areas.some((area) => id.startsWith(area)))
  const bonuses = manifest.bonusPresets.flatMap(({ name, conditions }) => [name, conditions])
  const ids = new Set([...own, ...shared, ...(isPlayer ? [...forPlayers, ...bonuses] : [])])
  return Object.fromEntries([...ids].map((id) => [id, known.get(id) ?? id]))
}
