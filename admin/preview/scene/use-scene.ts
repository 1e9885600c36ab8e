import { useMemo } from 'react'
import type { CompiledLanding } from '../../../src/contract/index.ts'
import { closedMarket } from '../../../src/rules/edge/market-law.ts'
import { find } from '../../../src/rules/landing/records.ts'
import { api } from '../../api/api.ts'
import type { LiveCompiler, View } from '../../model/live/live.ts'
import type { Scene } from '../protocol/protocol.ts'
import type { StateName } from '../protocol/states.ts'
import type { Visitor } from '../protocol/visitor.ts'
import { closedPage } from './closed-page.ts'
import { seenBy } from './seen-by.ts'
import { usePreviewed } from './use-previewed.ts'

type Seen = {
  readonly compiler: LiveCompiler | undefined
  readonly landing: CompiledLanding | undefined
  readonly view: Omit<View, 'messages'> & { readonly messages: View['messages'] | undefined }
  readonly state: StateName
  readonly visitor: Visitor
  readonly outlined: readonly string[]
}

type PreviewedScene = Scene & { readonly isLast: boolean }

/** What the preview shows: the landing at a moment of a visit, as a visitor gets it. */
export function useScene(seen: Seen): PreviewedScene | undefined {
  const { data: catalogue } = api.useCatalogueQuery(undefined)
  return useSceneIn(
    seen,
    catalogue?.landings.find(({ slug }) => slug === ''),
  )
}

/** The same for guests, who know no other landings. */
export function useSceneIn(
  { compiler, landing, view, state, visitor, outlined }: Seen,
  home: { readonly theme?: string } | undefined,
): PreviewedScene | undefined {
  const homeTheme = home?.theme
  const previewed = usePreviewed(compiler, landing, view)
  const { locale, messages } = view
  const lawful = compiler && deniedMarket(compiler, visitor)
  const shownState = lawful ? 'closed' : state
  const closed = useMemo(() => {
    if (shownState !== 'closed' || !compiler || !landing || !messages) return null
    const { markets, themes } = compiler.shared
    const market = lawful ?? closedMarket([...markets.values()], visitor.country) ?? find(markets, landing.market)
    const theme = find(themes, homeTheme ?? landing.theme)
    return closedPage(compiler, { market, locale, messages, theme })
  }, [shownState, lawful, compiler, landing, locale, messages, visitor.country, homeTheme])
  const seen = useMemo(
    () => compiler && landing && { ...seenBy(visitor, landing, compiler), closed },
    [compiler, landing, visitor, closed],
  )
  return useMemo(
    () => previewed && seen && { ...previewed, state: shownState, visitor: seen, outlined },
    [previewed, shownState, seen, outlined],
  )
}

/** The market whose law keeps this visitor out, as on the server. */
function deniedMarket({ compiler: { shared } }: LiveCompiler, { country }: Visitor) {
  return shared.site.mode === 'live' ? closedMarket(shared.markets, country) : undefined
}
