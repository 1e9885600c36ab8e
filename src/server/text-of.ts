import { IntlMessageFormat } from 'intl-messageformat'
import type { CompiledLanding } from '../contract/index.ts'
import type { Published } from './published.ts'

/** Texts for answers and messages; English where a language lacks one, and its name where even that is missing. */
export function createTextOf({ manifest, texts }: Published) {
  return (id: string, locale: string, landing?: Pick<CompiledLanding, 'market'>): string => {
    const text = texts()[locale]?.[id] ?? texts()['en']?.[id] ?? id
    const records = manifest()
    const market = records?.markets.find((one) => one.id === landing?.market)
    const values = { brand: records?.site.brand.name ?? '', age: market?.legal.legalAge ?? 18 }
    return String(new IntlMessageFormat(text, locale, undefined, { ignoreTag: true }).format(values))
  }
}
