import type { CompiledLanding, Manifest } from '../../../src/contract/index.ts'
import type { Messages } from '../../../src/registry/index.ts'

/** The letters that the headlines of all landings with a style use in a language. */
export function headlineLetters(
  { landings, themes }: Manifest,
  heading: string,
  locale: string,
  messages: Messages[string],
): string {
  const own = new Set(themes.filter((theme) => theme.heading === heading).map(({ id }) => id))
  const words = landings.filter(({ theme }) => own.has(theme)).flatMap((landing) => wordsOf(landing, messages))
  // Style sheets write wide headlines in capitals.
  return eachOnce(heading === 'wide' ? words.join('').toLocaleUpperCase(locale) : words.join(''))
}

/** The words of a landing's headlines, with the names in them, such as that of the game. */
function wordsOf({ blocks, values }: CompiledLanding, messages: Messages[string]): string[] {
  const texts = blocks.flatMap((block) => ('headline' in block ? (messages[block.headline] ?? []) : []))
  return texts.map((text) =>
    text.replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name]
      return typeof value === 'object' ? (messages[value.message] ?? '') : ''
    }),
  )
}

/** What the amounts and the brand in headlines consist of. */
export function headlineSigns({ site }: Manifest): string {
  const symbols = [...site.currencies, ...site.offerCurrencies].map(({ symbol }) => symbol)
  const { name } = site.brand
  return eachOnce([...symbols, name, name.toUpperCase(), '0123456789 \u00A0\u202F.,:%×+–’'].join(''))
}

const eachOnce = (text: string) => [...new Set(text)].sort().join('')
