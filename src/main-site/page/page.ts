import { createContext, useContext } from 'react'
import type { BonusPreset, CurrencyCode, PaymentMethod, Section, Site } from '../../contract/index.ts'
import type { ArticleNode } from '../../rules/articles/markdown.ts'
import type { Door } from '../../rules/main-site/door.ts'
import type { PageBasics } from '../../ui/page-basics.ts'
import type { GameCard, ShownGame, ShownLobby } from './casino.ts'
import type { MarketNames } from './market-names.ts'
import type { ShownSports } from './sports.ts'

/** Everything that one page of the main site shows in one language. It is sent along with the document. */
export type SitePage = PageBasics & {
  /** The page's own address. */
  readonly path: string
  readonly title: string
  readonly headline: string
  readonly content: Content
  readonly home: string
  readonly navigation: Navigation
  readonly languages: readonly Language[]
  /** They lead back to this page. */
  readonly door: Door
  readonly legal: Legal
  readonly theme: Theme
  /** The main one of the visitor's market. */
  readonly currency: CurrencyCode
  /** The articles that answer messages, by the id of the message. For players. */
  readonly help?: Readonly<Record<string, string>>
  /** Known for players only. */
  readonly player?: ForPlayers
  /** Whether the bet slip is beside the page. */
  readonly hasSlip: boolean
  readonly site: Pick<Site, 'mode' | 'brand' | 'basePath' | 'defaultLocale'> & { readonly api: Site['hosts']['api'] }
}

export type Theme = 'dark' | 'light'

export type Content =
  | {
      readonly kind: 'home'
      readonly section: ShownSection
      readonly groups: readonly Group[]
      /** Popular ones of the casino. */
      readonly games: readonly GameCard[]
    }
  | { readonly kind: 'section'; readonly section: ShownSection; readonly siblings: readonly SectionLink[] }
  | { readonly kind: 'cashier'; readonly section: ShownSection; readonly methods: ShownMethods }
  | {
      readonly kind: 'articles'
      readonly section: ShownSection
      readonly articles: readonly ArticleLink[]
      /** What was searched; undefined if all of them are listed. */
      readonly search?: string
      readonly siblings: readonly SectionLink[]
    }
  | {
      readonly kind: 'article'
      readonly article: ShownArticle
      readonly list: SectionLink
      readonly others: readonly ArticleLink[]
    }
  | { readonly kind: 'sports'; readonly section: ShownSection; readonly sports: ShownSports }
  | { readonly kind: 'fairness'; readonly section: ShownSection; readonly siblings: readonly SectionLink[] }
  | { readonly kind: 'lobby'; readonly section: ShownSection; readonly lobby: ShownLobby }
  | {
      readonly kind: 'game'
      readonly section: ShownSection
      readonly game: ShownGame
      /** Others like it. */
      readonly others: readonly GameCard[]
    }
  | {
      readonly kind:
        | 'deposits'
        | 'withdrawals'
        | 'payments'
        | 'inbox'
        | 'bonuses'
        | 'profile'
        | 'settings'
        | 'verification'
      readonly section: ShownSection
      readonly siblings: readonly SectionLink[]
    }
  | {
      readonly kind: 'bets'
      readonly section: ShownSection
      readonly siblings: readonly SectionLink[]
      /** Those of every competition and market. */
      readonly names: MarketNames
    }
  | {
      readonly kind: 'rounds'
      readonly section: ShownSection
      readonly siblings: readonly SectionLink[]
      /** What games are called, and their pages. */
      readonly games: Readonly<Record<string, { readonly title: string; readonly href: string }>>
    }
  /** No such address, an error of the server, or a market that is closed by law. */
  | { readonly kind: 'missing' | 'failed' | 'denied'; readonly text: string }

export type ArticleLink = {
  readonly href: string
  readonly title: string
  readonly summary: string
  readonly icon?: string
  readonly published?: string
}

export type ShownArticle = Omit<ArticleLink, 'href'> & { readonly nodes: readonly ArticleNode[] }

export type Group = { readonly lead: SectionLink; readonly others: readonly SectionLink[] }

/** The ways to pay in, by group. */
export type ShownMethods = {
  readonly currency: string
  readonly groups: readonly {
    readonly group: PaymentMethod['group']
    readonly methods: readonly ShownMethod[]
  }[]
}

/** The accepted amounts are in minor units. */
export type ShownMethod = Pick<PaymentMethod, 'id' | 'name' | 'icon'> & {
  readonly minimum: number
  readonly maximum: number
}

export type SectionLink = Pick<Section, 'area'> & {
  readonly href: string
  readonly name: string
  readonly icon?: string
}

export type ShownSection = Pick<Section, 'area' | 'bonusMoney' | 'playersOnly'> & {
  readonly icon?: string
  readonly about?: string
  /** A landing with a game of this section. */
  readonly trial?: string
}

type Navigation = {
  readonly bar: readonly SectionLink[]
  readonly menu: readonly SectionLink[]
  readonly foot: readonly SectionLink[]
  /** The sections that only players use. */
  readonly player: readonly SectionLink[]
  readonly cashier: string
  /** The page of each screen. */
  readonly screens: { readonly [Name in NonNullable<Section['screen']>]?: string }
}

type Language = { readonly code: string; readonly tag: string; readonly name: string; readonly href: string }

/** The law of the visitor's market, in words. */
type Legal = {
  readonly age: number
  readonly disclaimer: string
  readonly status: string
  readonly licence: string
  readonly help: readonly { readonly label: string; readonly url: string }[]
}

type ForPlayers = {
  /** What is said of the bonuses that a player may have, by number. */
  readonly bonuses: Readonly<Record<number, BonusWords>>
  /** Whether the player has just registered. */
  readonly isNew: boolean
}

export type BonusWords = Pick<BonusPreset, 'name' | 'conditions' | 'points'>

const SitePageContext = createContext<SitePage | null>(null)

export const SitePageProvider = SitePageContext.Provider

export function useSitePage(): SitePage {
  const page = useContext(SitePageContext)
  if (!page) throw new Error('Used outside of a page.')
  return page
}
