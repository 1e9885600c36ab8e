import type { CompiledLanding, Manifest } from '../../../src/contract/index.ts'
import type { Messages } from '../../../src/registry/index.ts'
import { foundAmong } from '../found-among.ts'

/** The letters that the headlines with a style use in a language. */
export function headlineLetters(
  headlines: readonly Headline[],
  heading: string,
  locale: string,
  messages: Messages[string],
): string {
  const words = headlines.map((headline) => wordsOf(headline, messages))
  // Style sheets write wide headlines in capitals.
  return eachOnce(heading === 'wide' ? words.join('').toLocaleUpperCase(locale) : words.join(''))
}

/** A headline's text, and the names in it, such as that of the game. */
type Headline = Pick<CompiledLanding, 'theme' | 'values'> & { readonly text: string }

/** The headlines of all landings with a style. */
export function headlinesOf({ landings, themes }: Manifest, heading: string): Headline[] {
  const own = new Set(themes.filter((theme) => theme.heading === heading).map(({ id }) => id))
  return headlinesAmong(landings).filter(({ theme }) => own.has(theme))
}

const headlinesAmong = foundAmong(({ blocks, values, theme }): Headline[] =>
  blocks.flatMap((block) => ('headline' in block ? [{ text: block.headline, values, theme }] : [])),
)

function wordsOf({ text, values }: Headline, messages: Messages[string]): string {
  return (messages[text] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name]
    return typeof value === 'object' ? (messages[value.message] ?? '') : ''
  })
}

/** What the amounts and the brand in headlines consist of. */
export function headlineSigns({ site }: Manifest): string {
  const symbols = [...site.currencies, ...site.offerCurrencies].map(({ symbol }) => symbol)
  const { name } = site.brand
  return eachOnce([...symbols, name, name.toUpperCase(), '0123456789 \u00A0\u202F.,:%×+–’'].join(''))
}

const eachOnce = (text: string) => [...new Set(text)].sort().join('')
