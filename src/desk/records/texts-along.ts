import type { RecordText } from '../../contract/index.ts'
import { compile, messagesOf } from '../../registry/index.ts'
import type { PageAddress } from '../../routing/pages.ts'
import { changedPages } from './affected-pages.ts'
import { layOver, type Snapshot } from './snapshot.ts'

/** Records that somebody looks at, with the drafts that there are of them. */
export type Chosen = { readonly records: readonly string[]; readonly drafts: readonly RecordText[] }

/**
 * Of drafts of texts those that change what the chosen landings show, the ones that the records state or that their drafts
 * change; and those that no landing shows, which have no better companion. All of them where no landings are chosen, or
 * where errors keep it from being said.
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
  const shown = languagesOf(changed)
  const here = languagesOf(changed.filter(({ slug }) => chosen.has(slug)))
  return all.filter((record) => here.has(record) || !shown.has(record))
}

const languagesOf = (pages: readonly PageAddress[]) => new Set(pages.map(({ locale }) => `locales/${locale}.json`))
