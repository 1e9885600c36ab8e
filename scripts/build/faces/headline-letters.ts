import type { Manifest } from '../../../src/contract/index.ts'
import type { Messages } from '../../../src/registry/index.ts'

/** The letters that the headlines of all landings with a style use in a language. */
export function headlineLetters(
  { landings, themes }: Manifest,
  heading: string,
  locale: string,
  messages: Messages[string],
): string {
  const own = new Set(themes.filter((theme) => theme.heading === heading).map(({ id }) => id))
  const shown = landings
    .filter(({ theme }) => own.has(theme))
    .flatMap(({ blocks, values }) => [
      ...blocks.flatMap((block) => ('headline' in block ? [block.headline] : [])),
      // Headlines contain names, such as that of the game.
      ...Object.values(values).map((value) => (typeof value === 'object' ? value.message : '')),
    ])
  const words = [...new Set(shown)].map((id) => messages[id]?.replace(/\{\w+\}/g, '') ?? '').join('')
  // Style sheets write wide headlines in capitals.
  return eachOnce(heading === 'wide' ? words.toLocaleUpperCase(locale) : words)
}

/** What the amounts and the brand in headlines consist of. */
export function headlineSigns({ site }: Manifest): string {
  const symbols = [...site.currencies, ...site.offerCurrencies].map(({ symbol }) => symbol)
  const { name } = site.brand
  return eachOnce([...symbols, name, name.toUpperCase(), '0123456789 \u00A0\u202F.,:%×+–’'].join(''))
}

const eachOnce = (text: string) => [...new Set(text)].sort().join('')
