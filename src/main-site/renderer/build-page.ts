import type { Game, Market, Section } from '../../contract/index.ts'
import { articlePath, type WantedArticles } from '../../rules/articles/article-place.ts'
import type { LobbyQuery } from '../../rules/casino/lobby-query.ts'
import { isCasinoScreen } from '../../rules/main-site/casino-place.ts'
import { doorOf } from '../../rules/main-site/door.ts'
import { hasSlip } from '../../rules/main-site/has-slip.ts'
import type { LineMoment, WantedLine } from '../../rules/main-site/line-moment.ts'
import { sectionAddress } from '../../rules/main-site/section-address.ts'
import { groupOf, groupsOfHome, linkedAt } from '../../rules/main-site/sections.ts'
import { isSportsScreen } from '../../rules/main-site/sports-place.ts'
import { intlTag, numbersOf } from '../../rules/market-numbers.ts'
import type { Content, SectionLink, ShownSection, SitePage } from '../page/page.ts'
import { articlesContent } from './articles/articles-content.ts'
import { bonusWords } from './bonus-words.ts'
import { textsOfCards } from './casino/cards.ts'
import { gameContent, textsOfGame } from './casino/game-content.ts'
import { gameNames } from './casino/game-names.ts'
import { lobbyContent, popularGames } from './casino/lobby-content.ts'
import { isOfOtherKinds } from './casino/texts-of-kind.ts'
import { allMarketNames } from './market-names.ts'
import { methodsOf } from './methods.ts'
import { picturesOf, shownPictures } from './own-pictures.ts'
import type { SiteSource } from './source.ts'
import { marketTexts, sportsContent } from './sports/sports-content.ts'
import { type Say, sayIn, textsFor } from './texts.ts'
import { trialOf } from './trial.ts'

/** A lobby with the games that are asked for, or the page of a game. What is new depends on the day. */
export type WantedGames = { readonly query: LobbyQuery; readonly game?: Game; readonly today: string }

/** What is asked for. Everything else about the visitor comes after the document. */
export type WantedPage = {
  readonly locale: string
  readonly market: Market
  readonly theme: SitePage['theme']
  /** Whether somebody may be signed in. */
  readonly isPlayer: boolean
  /** Whether they have just registered. */
  readonly isNew: boolean
} & (
  | {
      readonly kind: 'section'
      readonly section: Section
      readonly path: string
      /** For pages of the sportsbook. */
      readonly line?: WantedLine
      /** For lists of articles, and articles. */
      readonly reading?: WantedArticles
      /** For pages of the casino. */
      readonly casino?: WantedGames
    }
  | { readonly kind: 'missing' | 'failed' | 'denied'; readonly path: string }
)

export type PageRequest = WantedPage & {
  /** What the line has for it. */
  readonly moment?: LineMoment | undefined
}

/** Everything that a page shows, in its language and for its market. */
export function buildPage(source: SiteSource, asked: PageRequest): SitePage {
  const { site } = source.manifest
  const { locale: code, market } = asked
  const language = site.locales.find((one) => one.code === code) ?? { code, tag: code }
  const say = sayIn(source, code, { brand: site.brand.name, age: String(market.legal.legalAge) })
  const address = (path: string, locale = code) => sectionAddress(site, path, locale)
  const link = linkTo(say, address)
  const { path } = asked
  const { headline, content } = contentOf(source, asked, { say, link, address })
  return {
    locale: { code, tag: intlTag(language.tag, market.digits) },
    texts: textsFor(source, code, {
      isPlayer: asked.isPlayer,
      screen: screenOf(asked),
      hasSlip: slipIsBeside(asked),
      named: [...namedIn(content), ...shownPictures(source.manifest).flatMap(({ alternative }) => alternative ?? [])],
      isNotFor: content.kind === 'game' ? (id) => isOfOtherKinds(id, content.game) : undefined,
    }),
    values: { brand: site.brand.name, age: String(market.legal.legalAge) },
    numbers: numbersOf(language, market),
    currencies: site.currencies.map(({ code: currency, symbol, digits }) => ({ code: currency, symbol, digits })),
    icons: source.iconFolder,
    ...picturesOf(source.manifest),
    path: address(path),
    title: path === '/' ? `${site.brand.name} · ${headline}` : `${headline} · ${site.brand.name}`,
    headline,
    content,
    home: address('/'),
    navigation: navigationOf(source.manifest.sections, { link, address }),
    languages: site.locales.map(({ code: other, tag, name }) => ({
      code: other,
      tag,
      name,
      href: address(path, other),
    })),
    door: doorOf(source.manifest, { locale: code, back: path }),
    legal: legalOf(market, say),
    theme: asked.theme,
    currency: market.currencies[0] ?? site.defaultCurrency,
    hasSlip: slipIsBeside(asked),
    ...(asked.isPlayer && { help: helpOf(source.manifest, address) }),
    ...(asked.isPlayer && { player: { bonuses: bonusWords(source.manifest), isNew: asked.isNew } }),
    site: {
      mode: site.mode,
      brand: site.brand,
      basePath: site.basePath,
      defaultLocale: site.defaultLocale,
      api: site.hosts.api,
    },
  }
}

/** The texts that the content names. */
function namedIn(content: Content): readonly string[] {
  if (content.kind === 'sports') return marketTexts(content.sports.names)
  if (content.kind === 'game') return textsOfGame(content.game)
  if (content.kind === 'home') return textsOfCards
  return []
}

type Address = (path: string) => string

/** The articles that answer messages. */
const helpOf = ({ articles, sections }: SiteSource['manifest'], address: Address) =>
  Object.fromEntries(
    articles.flatMap(({ answers = [], ...article }) => {
      const path = articlePath(sections, article)
      return path === undefined ? [] : answers.map((message) => [message, address(path)])
    }),
  )

type Link = (section: Section) => SectionLink

function linkTo(say: Say, address: Address): Link {
  return ({ path, name, area, icon }) => ({ href: address(path), name: say(name), area, ...(icon && { icon }) })
}

function navigationOf(
  sections: readonly Section[],
  { link, address }: { readonly link: Link; readonly address: Address },
): SitePage['navigation'] {
  const [cashier] = groupOf(sections, 'cashier')
  return {
    bar: linkedAt(sections, 'bar').map(link),
    menu: linkedAt(sections, 'bar', 'menu').map(link),
    foot: linkedAt(sections, 'footer').map(link),
    player: groupOf(sections, 'player').map(link),
    cashier: address(cashier?.path ?? '/'),
    screens: Object.fromEntries(
      sections.flatMap(({ screen, path, sport }) => (screen && !sport ? [[screen, address(path)]] : [])),
    ),
  }
}

const slipIsBeside = (asked: PageRequest) => asked.kind === 'section' && hasSlip(asked.section)

/** The page of a game may be below a lobby. */
function screenOf(asked: PageRequest): Section['screen'] {
  if (asked.kind !== 'section') return undefined
  return asked.casino?.game ? 'game' : asked.section.screen
}

type Words = { readonly say: Say; readonly link: Link; readonly address: Address }

function contentOf(source: SiteSource, asked: PageRequest, words: Words): { headline: string; content: Content } {
  const { say } = words
  switch (asked.kind) {
    case 'section': {
      const { section, line, moment, casino, reading } = asked
      if (reading) return articlesContent(source, asked, reading, { ...words, section })
      if (casino) return casinoContent(source, asked, { section, casino }, words)
      if (line)
        return sportsContent(source, { line, moment }, section, {
          ...words,
          shown: shownSection(source, asked, section, say),
        })
      const headline = say(section.area === 'home' ? 'site.shell.home-headline' : section.name)
      return { headline, content: sectionContent(source, asked, section, words) }
    }
    case 'missing':
      return {
        headline: say('ui.status.not-found-title'),
        content: { kind: 'missing', text: say('ui.status.not-found') },
      }
    case 'failed':
      return { headline: say('ui.status.error'), content: { kind: 'failed', text: say('site.shell.failed') } }
    case 'denied':
      return { headline: say('ui.status.denied'), content: { kind: 'denied', text: say('ui.notice.country-blocked') } }
    default:
      return asked satisfies never
  }
}

type Casino = { readonly section: Section; readonly casino: WantedGames }

function casinoContent(
  source: SiteSource,
  asked: PageRequest,
  { section, casino: { query, game, today } }: Casino,
  { say, address }: Words,
): { headline: string; content: Content } {
  const { manifest } = source
  const shown = shownSection(source, asked, section, say)
  const known = { say, address, today, market: asked.market }
  if (game) {
    const isOwn = section.screen === 'game'
    // A landing about the whole lobby has another game.
    const { trial, ...plain } = shown
    return {
      headline: isOwn ? say(section.name) : game.title,
      content: {
        kind: 'game',
        section: { ...plain, ...(isOwn && trial && { trial }) },
        ...gameContent(manifest, game, known),
      },
    }
  }
  const lobby = lobbyContent(manifest, section, query, known)
  return { headline: say(section.name), content: { kind: 'lobby', section: shown, lobby } }
}

/** Of each group, the home page shows the first sections: its first one leads to all of them. */
const mostOfGroup = 6

function sectionContent(
  source: SiteSource,
  asked: PageRequest,
  shown: Section,
  { say, link, address }: Words,
): Content {
  const { sections } = source.manifest
  const section = shownSection(source, asked, shown, say)
  const { screen } = shown
  if (screen === 'cashier') {
    return { kind: 'cashier', section, methods: methodsOf(source.manifest, asked.market, say) }
  }
  if (shown.area === 'home') {
    const groups = groupsOfHome(sections).map(({ lead, all }) => {
      return { lead: link(lead), others: all.slice(1, mostOfGroup).map(link) }
    })
    return { kind: 'home', section, groups, games: popularGames(source.manifest, { address }) }
  }
  const siblings = groupOf(sections, shown.area)
    .filter((one) => one.id !== shown.id)
    .map(link)
  if (screen === 'rounds') return { kind: screen, section, siblings, games: gameNames(source.manifest, address) }
  if (screen === 'bets') return { kind: screen, section, siblings, names: allMarketNames(source.manifest, say) }
  // Pages of the sportsbook, of the casino and of articles have contents of their own.
  const hasOwn = isSportsScreen(screen) || isCasinoScreen(screen) || screen === 'articles'
  return { kind: screen === undefined || hasOwn ? 'section' : screen, section, siblings }
}

function shownSection(source: SiteSource, { locale, market }: PageRequest, section: Section, say: Say): ShownSection {
  const { area, bonusMoney, playersOnly, icon, description } = section
  const trial = trialOf(source.manifest, section, { market: market.id, locale })
  return {
    area,
    ...(bonusMoney && { bonusMoney }),
    ...(playersOnly && { playersOnly }),
    ...(icon && { icon }),
    ...(description && { about: say(description) }),
    ...(trial && { trial }),
  }
}

function legalOf({ legal }: Market, say: Say): SitePage['legal'] {
  return {
    age: legal.legalAge,
    disclaimer: say(legal.disclaimer),
    status: say(legal.status),
    licence: legal.licence,
    help: legal.helpLinks.map(({ label, url }) => ({ label: say(label), url })),
  }
}
