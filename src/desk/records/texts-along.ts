import type { RecordText } from '../../contract/index.ts'
import { compile, messagesOf } from '../../registry/index.ts'
import { changedPages } from './affected-pages.ts'
import { layOver, type Snapshot } from './snapshot.ts'

/** Records that somebody looks at, with the drafts that there are of them. */
export type Chosen = { readonly records: readonly string[]; readonly drafts: readonly RecordText[] }

/**
 * Of drafts of texts those that change what the chosen landings show: those that the records state, and those that their
 * drafts change. All of them where there are no such landings, or where errors keep it from being said.
 */
export function textsAlong(snapshot: Snapshot, { records, drafts }: Chosen, texts: readonly RecordText[]): string[] {
  const published = snapshot.ground()
  const without = layOver(snapshot.sources, drafts)
  const together = layOver(without, texts)
  const { manifest } = compile(together)
  const all = texts.map(({ record }) => record)
  if (!published || !manifest) return all
  const ground = { manifest, messages: messagesOf(without) }
  const chosen = new Set([
    ...manifest.landings.filter(({ source }) => records.includes(source)).map(({ slug }) => slug),
    ...changedPages(published, ground).map(({ slug }) => slug),
  ])
  if (chosen.size === 0) return all
  const changed = changedPages(ground, { manifest, messages: messagesOf(together) })
  const languages = new Set(changed.flatMap(({ slug, locale }) => (chosen.has(slug) ? [`locales/${locale}.json`] : [])))
  return all.filter((record) => languages.has(record))
}
