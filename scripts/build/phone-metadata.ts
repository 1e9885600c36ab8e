import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { Market } from '../../src/contract/index.ts'
import { projectRoot } from '../codegen/digest.ts'

type Metadata = {
  readonly version: number
  readonly country_calling_codes: Readonly<Record<string, readonly string[]>>
  readonly countries: Readonly<Record<string, unknown>>
  readonly nonGeographic?: unknown
}

/** Phone metadata, reduced to the countries whose numbers the markets accept. */
export const phoneMetadata: Plugin = {
  name: 'phone-metadata',
  resolveId: (id) => (id === 'virtual:phone-metadata' ? `\0${id}` : undefined),
  load: (id) =>
    id === '\0virtual:phone-metadata' ? `export default ${JSON.stringify(cut(countriesInUse()))}` : undefined,
}

function countriesInUse(): Set<string> {
  const folder = path.join(projectRoot, 'pages.config/markets')
  const markets = readdirSync(folder).map((file): Market => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
  return new Set(markets.flatMap(({ phoneCountries }) => phoneCountries))
}

function cut(used: ReadonlySet<string>): Metadata {
  const file = createRequire(import.meta.url).resolve('libphonenumber-js/metadata.mobile.json')
  const { version, country_calling_codes, countries }: Metadata = JSON.parse(readFileSync(file, 'utf8'))
  const codes = Object.entries(country_calling_codes).flatMap(([code, all]): [string, string[]][] => {
    const kept = all.filter((country) => used.has(country))
    // The first country of a calling code holds the formats that the others share.
    return kept.length > 0 ? [[code, [...new Set([all[0] as string, ...kept])]]] : []
  })
  const kept = new Set(codes.flatMap(([, all]) => all))
  return {
    version,
    country_calling_codes: Object.fromEntries(codes),
    countries: Object.fromEntries(Object.entries(countries).filter(([country]) => kept.has(country))),
  }
}
