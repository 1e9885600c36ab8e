import type { Manifest } from '../../../contract/index.ts'
import { compileTexts } from '../../../ui/compile-texts.ts'
import { collectPlainStyles, themeColors } from '../styles/collect.ts'
import { type PlainTheme, plainPage } from './plain-page.ts'
import { plainWriter } from './plain-writer.ts'

type OfflineInput = {
  readonly site: Manifest['site']
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>
  /** The brand's logo as SVG: without a connection, there are no other files. */
  readonly logo: string
  /** The script that tries again. */
  readonly retry: string
  readonly hash: (text: string) => string
}

/** The page for a landing that cannot be opened offline, by language; the service worker fills in its placeholders. */
export function renderOfflinePages({ site, messages, logo, retry, hash }: OfflineInput): ReadonlyMap<string, string> {
  const style = `${collectPlainStyles(light)}@media (prefers-color-scheme:dark){${themeColors({ colors: dark })}}`
  const favicon = `data:image/svg+xml,${encodeURIComponent(logo)}`
  const frame = { site, theme: light, style, styleHash: hash(style), favicon }
  const script = { code: retry, hash: hash(retry) }
  return new Map(
    site.locales.map((locale) => {
      const { say, text, make, button } = plainWriter(site, locale, compileTexts(messages[locale.code] ?? {}))
      const kept = `<section{{hidden}}><h2>${text('ui.offline.kept')}</h2><ul>{{landings}}</ul></section>`
      // An empty address is the one that was asked for, with its query.
      const body = `<p class="intro">${text('ui.offline.text')}</p>${button('ui.offline.again', '')}${kept}`
      return [locale.code, plainPage(frame, { ...make(say('ui.offline.title'), body), script })]
    }),
  )
}

/** The page belongs to no landing, so it follows the visitor's device. */
const light: PlainTheme = {
  id: 'offline',
  shape: 'soft',
  heading: 'plain',
  scene: 'plain',
  colors: {
    background: '#F4F6FA',
    backdrop: '#E3E9F4',
    surface: '#FFFFFF',
    text: '#10182B',
    muted: '#4A566E',
    primary: '#1B4BD8',
    onPrimary: '#FFFFFF',
    accent: '#1B4BD8',
    glow: '#9DB7FF',
  },
}

const dark: PlainTheme['colors'] = {
  background: '#0E1422',
  backdrop: '#17203A',
  surface: '#1A2338',
  text: '#F2F5FC',
  muted: '#AEB9D2',
  primary: '#8FB0FF',
  onPrimary: '#0B1730',
  accent: '#A9C2FF',
  glow: '#2F4C94',
}
