import type { CompiledLanding, Theme } from '../../../src/contract/index.ts'
import type { Page } from '../../../src/landing/page/page.ts'
import { buildPage } from '../../../src/landing/renderer/model/build-page.ts'
import { buildSiteIndex, type SiteIndex } from '../../../src/landing/renderer/model/site-index.ts'
import { type OneLanding, openLandingCompiler } from '../../../src/registry/one-landing.ts'
import { landingPath } from '../../../src/rules/addresses/landing-path.ts'
import { bySlug } from '../../../src/rules/landing/by-slug.ts'
import type { PicturePlace } from '../../../src/rules/pictures/own-picture.ts'
import { compileTexts, type LocaleTexts } from '../../../src/ui/compile-texts.ts'
import type { Answer } from '../../api/ask.ts'
import { staffPictures } from '../pictures/place.ts'

export type Messages = Readonly<Record<string, string>>

/** How a landing is viewed. */
export type View = {
  readonly locale: string
  readonly messages: Messages
  readonly parameter: string | null
  /** A text that is being typed and not saved yet. */
  readonly typed?: { readonly id: string; readonly words: string } | undefined
}

export type LiveCompiler = {
  /** The shared records by name. */
  readonly shared: SiteIndex
  readonly compiler: NonNullable<ReturnType<typeof openLandingCompiler>>
  /** The address of the folder with the icons. */
  readonly icons: string
  /** A variant is compiled on the dialog that it is applied to. */
  readonly compile: (text: string, appliedTo?: string) => OneLanding
  readonly pageOf: (landing: CompiledLanding, view: View) => { readonly page: Page; readonly theme: Theme }
}

type Records = Answer<'library'>['records']

/** Compiles and renders a record in the browser at every key press, with the compiler and renderer of the build. */
export function openLiveCompiler(
  record: string,
  { records, slugs }: Answer<'library'>,
  ancestors: Records,
  icons: string,
  pictures: PicturePlace = staffPictures,
): LiveCompiler | undefined {
  const sources = [...records, ...ancestors]
    // Nothing is compiled without the site.
    .filter((source) => source.record !== record || record === 'site.json')
    .map((source) => ({ ...source, file: source.record }))
  const compiler = openLandingCompiler(sources, { slugs: new Set(slugs), fallbacks: new Map(), uses: [] })
  if (!compiler) return undefined
  const manifest = compiler.shared
  const texts = new WeakMap<Messages, ReturnType<typeof compileTexts>>()
  const shared = buildSiteIndex(manifest, new Map())

  function siteIndexOf(landing: CompiledLanding, { locale, messages, typed }: View): SiteIndex {
    const known = texts.get(messages) ?? compileTexts(messages)
    texts.set(messages, known)
    const compiled = typed ? withTyped(known, typed) : known
    return { ...shared, landings: bySlug([landing]), texts: new Map([[locale, withIds(compiled)]]) }
  }

  return {
    compiler,
    shared,
    icons,
    compile: (text, appliedTo) =>
      compiler.compileOne({ file: record, record, text: asLanding(record, text) }, appliedTo),
    pageOf(landing, view) {
      const { locale, parameter } = view
      const path = landingPath(manifest.site, { slug: landing.slug, locale, param: parameter })
      const address = { slug: landing.slug, locale, param: parameter, path }
      const page = buildPage(siteIndexOf(landing, view), address, icons, pictures)
      return { page, theme: shared.themes.get(landing.theme) as Theme }
    },
  }
}

function withTyped(texts: LocaleTexts, { id, words }: NonNullable<View['typed']>): LocaleTexts {
  const typed = compileTexts({ [id]: words })
  return { keys: () => new Set([...texts.keys(), id]), get: (name) => typed.get(name) ?? texts.get(name) }
}

/** A missing text is shown by its id. */
function withIds(texts: LocaleTexts): LocaleTexts {
  return { ...texts, get: (id) => texts.get(id) ?? `⟨${id}⟩` }
}

/** A template is previewed as a landing that states nothing else. */
function asLanding(record: string, text: string): string {
  return record.startsWith('templates/') ? text.replace(/("kind"\s*:\s*)"template"/, '$1"landing"') : text
}
