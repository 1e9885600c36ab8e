import type { Manifest, Site } from '../../../contract/index.ts'
import { compileTexts, type LocaleTexts } from '../../../ui/compile-texts.ts'
import { collectPlainStyles } from '../styles/collect.ts'
import { type PlainFrame, plainPage } from './plain-page.ts'
import { plainWriter } from './plain-writer.ts'

type PlainInput = {
  readonly manifest: Pick<Manifest, 'site' | 'landings' | 'themes'>
  readonly messages: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly favicon: string
  readonly hash: (text: string) => string
}

/** By language and name. `{{name}}` is a placeholder that the server fills in when it responds. */
export type PlainPages = ReadonlyMap<string, Readonly<Record<string, string>>>

/** The pages that the server shows instead of a landing, in every language. */
export function renderPlainPages(input: PlainInput): PlainPages {
  const frame = frameOf(input)
  return new Map(
    frame.site.locales.map((locale) => {
      const pages = Object.entries(plainPagesIn(frame.site, locale, compileTexts(input.messages[locale.code] ?? {})))
      return [locale.code, Object.fromEntries(pages.map(([name, page]) => [name, plainPage(frame, page)]))]
    }),
  )
}

/** They use the home page's theme. */
function frameOf({ manifest, favicon, hash }: PlainInput): PlainFrame {
  const { site, landings, themes } = manifest
  const home = landings.find(({ slug }) => slug === '') ?? landings[0]
  const theme = themes.find(({ id }) => id === home?.theme)
  if (!theme) throw new Error('The manifest has no theme for the plain pages.')
  const style = collectPlainStyles(theme)
  return { site, theme, style, styleHash: hash(style), favicon }
}

/** The content of the plain pages in a language. */
export function plainPagesIn(site: Site, locale: Site['locales'][number], texts: LocaleTexts) {
  const { say, text, make, button } = plainWriter(site, locale, texts)
  const onward = `<p class="intro">${text('ui.status.moving-on')}</p>${button('ui.status.main-site', '{{onward}}')}`
  const notFound = `<p class="intro">${text('ui.status.not-found')}</p>${onward}`
  const help = `<h2>${text('ui.page.help')}</h2><ul>{{help}}</ul><p class="intro">{{disclaimer}}</p>`
  const fact = (id: string, place: string) => `<div><dt>${text(id)}</dt><dd>${place}</dd></div>`
  const credentials = [
    `<p class="intro">${text('ui.credentials.text')}</p><dl>`,
    fact('ui.credentials.username', '{{username}}'),
    fact('ui.credentials.password', '{{password}}'),
    `</dl>${button('ui.credentials.continue', '{{onward}}')}`,
  ].join('')
  const secondStep = [
    `<p class="intro">${text('ui.second-step.text')}</p>`,
    '<form class="plain-form" method="post"><input type="hidden" name="dialog" value="{{dialog}}">',
    `<label for="second_step">${text('ui.second-step.code')}</label>`,
    '<input id="second_step" name="second_step" autocomplete="one-time-code" autocapitalize="off" spellcheck="false"',
    ' maxlength="100" aria-describedby="missing wrong" autofocus>',
    `<p class="problem" id="missing" role="alert"{{missing}}>${text('ui.problem.code-missing')}</p>`,
    `<p class="problem" id="wrong" role="alert"{{wrong}}>${text('ui.problem.code-wrong')}</p>`,
    `<button class="button button-main">${text('ui.page.sign-in')}</button></form>`,
    `<p><a href="{{back}}">${text('ui.second-step.back')}</a></p>`,
  ].join('')
  return {
    '404': { ...make(say('ui.status.not-found-title'), notFound), movesTo: '{{onward}}' },
    error: { ...make(say('ui.status.error'), onward), movesTo: '{{onward}}' },
    denied: make(say('ui.status.denied'), `<p>{{message}}</p><p>{{status}}</p>${help}`),
    credentials: make(say('ui.credentials.title'), credentials),
    'second-step': { ...make(say('ui.second-step.title'), secondStep), hasForm: true },
    // Read by staff members only, hence not translated.
    ...(locale.code === site.defaultLocale && { explain: make('Why this page', '{{content}}') }),
  }
}
