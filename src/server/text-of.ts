import { IntlMessageFormat } from 'intl-messageformat'
import type { CompiledLanding, Manifest } from '../contract/index.ts'
import { asWritten } from '../rules/names-in-braces.ts'
import type { Published, Texts } from './published.ts'

/** Texts for answers and messages; falls back to English, then to the id. */
export function createTextOf({ manifest, texts }: Published) {
  // Parsing a message costs much more than looking it up, so each is cached per build.
  let cache: ReturnType<typeof emptyCache> | undefined
  return (id: string, locale: string, landing?: Pick<CompiledLanding, 'market'>): string => {
    const records = manifest()
    const all = texts()
    if (cache?.records !== records || cache?.all !== all) cache = emptyCache(records, all)
    const { known } = cache
    const key = `${locale} ${landing?.market ?? ''} ${id}`
    const text = known.get(key) ?? format(all[locale]?.[id] ?? all['en']?.[id] ?? id, locale, records, landing)
    known.set(key, text)
    return text
  }
}

const emptyCache = (records: Manifest | undefined, all: Texts) => ({ records, all, known: new Map<string, string>() })

function format(
  text: string,
  locale: string,
  records: Manifest | undefined,
  landing?: Pick<CompiledLanding, 'market'>,
): string {
  const market = records?.markets.find((one) => one.id === landing?.market)
  const values = { brand: records?.site.brand.name ?? '', age: market?.legal.legalAge ?? 18 }
  const message = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true })
  // The values that only who asks knows, such as the sides of a match, stay as they are written.
  return String(message.format({ ...asWritten(message.getAst()), ...values }))
}
