import { renderToString } from 'react-dom/server'
import type { CurrencyCode, Manifest, Theme } from '../../contract/index.ts'
import type { PageAddress } from '../../routing/pages.ts'
import { visibleBlocks } from '../../rules/landing/dialog-parts.ts'
import { bonusIn } from '../../rules/landing/offered-presets.ts'
import { find } from '../../rules/landing/records.ts'
import { shareImageName } from '../../rules/pictures/share-image.ts'
import { compileTexts } from '../../ui/compile-texts.ts'
import type { Face, Page, PageInCurrency } from '../page/page.ts'
import { htmlDocument } from './document/document.ts'
import { headTags } from './document/head.ts'
import { contentSecurityPolicy } from './document/policy.ts'
import { sceneOf } from './document/scene.ts'
import { drawSymbols, type Icons, iconSprite, type Symbols } from './document/sprite.ts'
import type { ThirdPartyService } from './document/third-party-services.ts'
import { blockTypes, loadBlocks } from './load-blocks.ts'
import { buildPage } from './model/build-page.ts'
import { pageData } from './model/page-data.ts'
import { pageInCurrency } from './model/page-in-currency.ts'
import { createTextFormatter } from './model/page-texts.ts'
import { buildSiteIndex, type SiteIndex } from './model/site-index.ts'
import { PageView } from './PageView.tsx'
import { collectStyles } from './styles/collect.ts'

export { renderOfflinePages } from './plain/offline-pages.ts'
export { renderPlainPages } from './plain/plain-pages.ts'

/** The faces of headlines, by their style and language. */
export type Faces = { readonly [Heading in Theme['heading']]?: Readonly<Record<string, Face>> }

export type PrerenderInput = {
  readonly services: readonly ThirdPartyService[]
  readonly manifest: Manifest
  /** The texts of each language, by language code. */
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly icons: Icons
  /** The address of the folder with the icon files. */
  readonly iconFolder: string
  readonly faces: Faces
  /** The inline script of every page, and the modules that it loads: the application and each block. */
  readonly boot: string
  readonly application: readonly string[]
  readonly untouched: string
  readonly blockFiles: Readonly<Record<string, readonly string[]>>
  readonly favicon: string
  /** The hash that allows inline code in a security policy. */
  readonly hash: (text: string) => string
  /** A short hash of a content, for its file name. */
  readonly digest: (text: string) => string
  /** The address of a share image, by its name. */
  readonly shareImage: (name: string) => string
}

/** The same as data, without what the manifest and the texts contain: a build leaves it to the server. */
export type BuildInput = Omit<PrerenderInput, 'manifest' | 'messages' | 'icons' | 'hash' | 'digest' | 'shareImage'> & {
  readonly icons: readonly (readonly [string, { readonly body: string; readonly size: number }])[]
  /** The addresses of the share images, by name. */
  readonly shareImages: Readonly<Record<string, string>>
}

type Site = Pick<PrerenderInput, 'manifest' | 'messages'>

/** The renderer of a build; the same digests as those of its files. */
export function openPrerenderer(
  { icons, shareImages, ...input }: BuildInput,
  site: Site,
  sha256: (text: string, encoding: 'hex' | 'base64') => string,
): Promise<Prerenderer> {
  return createPrerenderer({
    ...input,
    ...site,
    icons: new Map(icons),
    hash: once((text) => `sha256-${sha256(text, 'base64')}`),
    digest: (text) => sha256(text, 'hex').slice(0, 12),
    shareImage: (name) => shareImages[name] ?? '',
  })
}

/** Memoised, as many pages have the same style. */
function once(work: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>()
  return (text) => {
    const result = known.get(text) ?? work(text)
    known.set(text, result)
    return result
  }
}

/** A document, and the data with which the application hydrates it. */
export type RenderedPage = {
  readonly html: string
  readonly data: string
  readonly dataName: string
}

/** A document in another currency than its file. */
type PageRequest = {
  /** The data of the file, and its address. */
  readonly page: Page
  readonly data: string
  readonly currency: CurrencyCode
}

/** A document, and what it changes of the page's data. */
type PageOnRequest = { readonly html: string; readonly changes: PageInCurrency }

export type Prerenderer = {
  readonly render: (address: PageAddress) => Promise<RenderedPage>
  /** Undefined if the landing has no bonus in the currency. */
  readonly renderIn: (asked: PageRequest) => PageOnRequest | undefined
}

/** Renders one document at a time. */
export async function createPrerenderer(input: PrerenderInput): Promise<Prerenderer> {
  const texts = new Map(Object.entries(input.messages).map(([locale, messages]) => [locale, compileTexts(messages)]))
  const index = buildSiteIndex(input.manifest, texts)
  const symbols = drawSymbols(input.icons)
  const components = await loadBlocks(blockTypes)
  const bodyOf = (page: Page) =>
    renderOrExplain(page, () => renderToString(<PageView page={page} components={components} />))
  return {
    async render(address) {
      const page = { ...buildPage(index, address, input.iconFolder), ...faceOf(input, index, address) }
      const data = pageData(page)
      const dataName = `page-${input.digest(data)}.json`
      const place = `${page.path.replace(/\/$/, '')}/${dataName}`
      return { html: documentOf(input, index, { page, body: bodyOf(page), data: place, symbols }), data, dataName }
    },
    renderIn({ page: own, data, currency }) {
      const landing = find(index.landings, own.slug)
      const bonus = bonusIn(index, landing, currency)
      if (!bonus) return undefined
      const changes = pageInCurrency(index, landing, own.locale.code, bonus)
      const page = { ...own, ...changes }
      return { html: documentOf(input, index, { page, body: bodyOf(page), data, symbols, changes }), changes }
    },
  }
}

function faceOf({ faces }: PrerenderInput, { landings, themes }: SiteIndex, { slug, locale }: PageAddress) {
  const face = faces[find(themes, find(landings, slug).theme).heading]?.[locale]
  return face ? { face } : {}
}

/** React's marker for a boundary that failed on the server. A browser would retry it; a document must not contain it. */
const givenUp = '<!--$!-->'

function renderOrExplain({ path }: Page, render: () => string): string {
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
  readonly changes?: PageInCurrency
  readonly symbols: Symbols
}

function documentOf(input: PrerenderInput, index: SiteIndex, rendered: Rendered): string {
  const { page, body, data, changes, symbols } = rendered
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
      shareImage: input.shareImage(shareImageName(theme.id, landing.shareImage)),
    }),
    policy: contentSecurityPolicy(page, { style: input.hash(style), boot: input.hash(input.boot) }, input.services),
    style,
    boot: input.boot,
    modules: modulesOf(input, page),
    untouched: site.basePath + input.untouched,
    data,
    changes,
    favicon: input.favicon,
    scene: sceneOf(theme.scene),
    sprite: iconSprite(page, body, symbols),
    body,
  })
}

function shownTypes({ blocks, dialog, otherDialogs, signUpMethods, pictures }: Page) {
  const parts = [dialog, ...otherDialogs].flatMap((one) => visibleBlocks(one, signUpMethods))
  return { blocks, parts: parts.map(({ type }) => type), hasOwn: pictures !== undefined }
}

function modulesOf({ application, blockFiles }: PrerenderInput, { blocks, site }: Page): string {
  const files = new Set([...application, ...blocks.flatMap(({ type }) => blockFiles[type] ?? [])])
  return [...files].map((file) => site.basePath + file).join(' ')
}
