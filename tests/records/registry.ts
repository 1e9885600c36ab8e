import { loadRegistry } from '../../src/registry/files/load-registry.ts'
import { compile, type Source } from '../../src/registry/index.ts'

/** The base records, overridden by the records in these folders. */
export function loadOver(...folders: string[]): Source[] {
  return loadRegistry(['tests/records/base', ...folders], 'locales')
}

/** The base records with one more landing, given as a value or as text. */
export function withLanding(landing: unknown, record = 'landings/offer.json'): Source[] {
  const text = typeof landing === 'string' ? landing : JSON.stringify(landing, null, 2)
  return [...loadOver(), { file: record, record, text }]
}

export function compiledLanding(sources: readonly Source[], slug: string) {
  const { manifest, diagnostics } = compile(sources)
  const landing = manifest?.landings.find((candidate) => candidate.slug === slug)
  if (!landing) throw new Error(`"${slug}" did not compile: ${JSON.stringify(diagnostics, null, 2)}`)
  return landing
}
