import { renderToString } from 'react-dom/server'
import type { Manifest } from '../../contract/index.ts'
import { compileTexts, type LocaleTexts } from '../../ui/compile-texts.ts'
import { GamePage } from '../casino/game/GamePage.tsx'
import { Lobby } from '../casino/lobby/Lobby.tsx'
import type { SitePage } from '../page/page.ts'
import { LateScreensProvider } from '../screens/late-screens.ts'
import { SiteView } from '../shell/SiteView.tsx'
import { Sports } from '../sports/Sports.tsx'
import { structuredData } from './articles/structured-data.ts'
import { buildPage, type PageRequest, type WantedGames, type WantedPage } from './build-page.ts'
import { siteDocument } from './document.ts'
import { sitePolicy } from './policy.ts'
import type { SiteSource } from './source.ts'
import { laterStyles, stylesOf } from './styles.ts'
import { themeStyles } from './theme-styles.ts'

export type { WantedGames, WantedPage }

/** What the build leaves for the server. */
export type SiteInput = {
  readonly boot: string
  /** The address of the application. */
  readonly module: string
  readonly favicon: string
  readonly iconFolder: string
  /** The scenes of games, by theme. */
  readonly scenes: SiteSource['scenes']
}

type Site = {
  readonly manifest: Manifest
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>
}

export type SiteRenderer = { readonly render: (asked: PageRequest) => string }

/** The renderer of the main site. */
export function openSiteRenderer(
  { boot, module, favicon, iconFolder, scenes }: SiteInput,
  { manifest, messages }: Site,
  sha256: (text: string) => string,
): SiteRenderer {
  const source: SiteSource = { manifest, iconFolder, scenes, texts: rememberTexts(messages) }
  const hashOf = rememberHashes(sha256)
  const { hosts } = manifest.site
  return {
    render(asked) {
      const page = buildPage(source, asked)
      const themes = themeStyles(source, page.content)
      const styles = [...stylesOf(page), ...themes.first]
      const later = [laterStyles, ...themes.later]
      const origin = `https://${hosts.mainSite}`
      return siteDocument({
        page,
        description: descriptionOf(page),
        origin,
        isIndexed: asked.kind === 'section' && !asked.section.playersOnly && !asked.reading?.search,
        structured: structuredData(page, origin),
        policy: sitePolicy(page, { styles: [...styles, ...later].map(hashOf), boot: hashOf(boot) }),
        styles,
        later,
        boot,
        module,
        favicon,
        body: renderToString(
          <LateScreensProvider value={{ Sports, Lobby, GamePage }}>
            <SiteView page={page} visitor={{ kind: asked.isPlayer ? 'unknown' : 'visitor' }} />
          </LateScreensProvider>,
        ),
      })
    },
  }
}

function descriptionOf({ content, headline }: SitePage): string {
  if (content.kind === 'article') return content.article.summary
  return ('section' in content ? content.section.about : undefined) ?? headline
}

/** Computed once for each of the few inline parts. */
function rememberHashes(sha256: (text: string) => string): (inline: string) => string {
  const known = new Map<string, string>()
  return (inline) => {
    const hash = known.get(inline) ?? `sha256-${sha256(inline)}`
    known.set(inline, hash)
    return hash
  }
}

/** Parsed once per language, when it is first asked for. */
function rememberTexts(messages: Site['messages']): SiteSource['texts'] {
  const known = new Map<string, LocaleTexts>()
  return (locale) => {
    const texts = known.get(locale) ?? compileTexts(messages[locale] ?? {})
    known.set(locale, texts)
    return texts
  }
}
