import { renderToString } from 'react-dom/server'
import type { Manifest } from '../../contract/index.ts'
import type { PageAddress } from '../../routing/pages.ts'
import { visibleBlocks } from '../../rules/landing/dialog-parts.ts'
import { find } from '../../rules/landing/records.ts'
import type { Page } from '../page/page.ts'
import { htmlDocument } from './document/document.ts'
import { headTags } from './document/head.ts'
import { contentSecurityPolicy } from './document/policy.ts'
import { sceneOf } from './document/scene.ts'
import { drawSymbols, type Icons, iconSprite, type Symbols } from './document/sprite.ts'
import type { ThirdPartyService } from './document/third-party-services.ts'
import { blockTypes, loadBlocks } from './load-blocks.ts'
import { buildPage } from './model/build-page.ts'
import { compileTexts } from './model/compile-texts.ts'
import { pageData } from './model/page-data.ts'
import { createTextFormatter } from './model/page-texts.ts'
import { buildSiteIndex, type SiteIndex } from './model/site-index.ts'
import { PageView } from './PageView.tsx'
import { collectStyles } from './styles/collect.ts'

export { renderOfflinePages } from './plain/offline-pages.ts'
export { renderPlainPages } from './plain/plain-pages.ts'

export type PrerenderInput = {
  readonly services: readonly ThirdPartyService[]
  readonly manifest: Manifest
  /** The texts of each language, by language code. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly icons: Icons
  /** The address of the folder with the icon files. */
  readonly iconFolder: string
  /** The inline script of every page, and the modules that it loads: the application and each block. */
  readonly boot: string
  readonly application: readonly string[]
  readonly blockFiles: Readonly<Record<string, readonly string[]>>
  readonly favicon: string
  /** The hash that allows inline code in a security policy. */
  readonly hash: (text: string) => string
  /** A short hash of a content, for its file name. */
  readonly digest: (text: string) => string
  /** The address of a theme's share image. */
  readonly shareImage: (theme: string) => string
}

/** A document, and the data with which the application hydrates it. */
export type RenderedPage = {
  readonly html: string
  readonly data: string
  readonly dataName: string
}

/** Creates a function that renders one document at a time. */
export async function createPrerenderer(
  input: PrerenderInput,
): Promise<(address: PageAddress) => Promise<RenderedPage>> {
  const texts = new Map(Object.entries(input.messages).map(([locale, messages]) => [locale, compileTexts(messages)]))
  const index = buildSiteIndex(input.manifest, texts)
  const symbols = drawSymbols(input.icons)
  const components = await loadBlocks(blockTypes)
  const render = (page: Page) => renderToString(<PageView page={page} components={components} />)
  return async (address) => {
    const page = buildPage(index, address, input.iconFolder)
    const body = renderOrExplain(address, () => render(page))
    const data = pageData(page)
    const dataName = `page-${input.digest(data)}.json`
    const html = documentOf(input, index, { page, body, data: dataName, symbols })
    return { html, data, dataName }
  }
}

/** React's marker for a boundary that failed on the server. A browser would retry it; a document must not contain it. */
const givenUp = '<!--$!-->'

function renderOrExplain({ path }: PageAddress, render: () => string): string {
  try {
    const html = render()
    if (html.includes(givenUp)) throw new Error('React could not render a part of it')
    return html
  } catch (cause) {
    throw new Error(`The page ${path} could not be rendered: ${cause}`, { cause })
  }
}

type Rendered = {
  readonly page: Page
  readonly body: string
  readonly data: string
  readonly symbols: Symbols
}

function documentOf(input: PrerenderInput, index: SiteIndex, { page, body, data, symbols }: Rendered): string {
  const { site } = index
  const landing = find(index.landings, page.slug)
  const theme = find(index.themes, landing.theme)
  const style = collectStyles(theme, shownTypes(page))
  const say = createTextFormatter(index, landing, page.locale.code)
  return htmlDocument({
    page,
    theme,
    tag: site.locales.find(({ code }) => code === page.locale.code)?.tag ?? page.locale.code,
    head: headTags({
      page,
      landing,
      theme,
      site,
      title: say(landing.title, page.locale.tag, page.values),
      description: say(landing.description, page.locale.tag, page.values),
      shareImage: input.shareImage(theme.id),
    }),
    policy: contentSecurityPolicy(page, { style: input.hash(style), boot: input.hash(input.boot) }, input.services),
    style,
    boot: input.boot,
    modules: modulesOf(input, page),
    data: `${page.path.replace(/\/$/, '')}/${data}`,
    favicon: input.favicon,
    scene: sceneOf(theme.scene),
    sprite: iconSprite(page, body, symbols),
    body,
  })
}

function shownTypes({ blocks, dialog, otherDialogs, signUpMethods }: Page) {
  const parts = [dialog, ...otherDialogs].flatMap((one) => visibleBlocks(one, signUpMethods))
  return { blocks, parts: parts.map(({ type }) => type) }
}

function modulesOf({ application, blockFiles }: PrerenderInput, { blocks, site }: Page): string {
  const files = new Set([...application, ...blocks.flatMap(({ type }) => blockFiles[type] ?? [])])
  return [...files].map((file) => site.basePath + file).join(' ')
}
