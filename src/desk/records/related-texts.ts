import type { RecordText } from '../../contract/index.ts'
import { compile, messagesOf } from '../../registry/index.ts'
import type { PageAddress } from '../../routing/pages.ts'
import { changedPages } from './affected-pages.ts'
import { applyOverlay, type Snapshot } from './snapshot.ts'

/** The records to publish, and their drafts. */
export type Chosen = { readonly records: readonly string[]; readonly drafts: readonly RecordText[] }

/**
 * Selects the drafts of texts to publish together with the chosen records: those that change pages of the chosen
 * landings, and those that no landing shows. Selects all if no landings are chosen or errors prevent a decision.
 */
export function relatedTexts(snapshot: Snapshot, { records, drafts }: Chosen, texts: readonly RecordText[]): string[] {
  const published = snapshot.pageSources()
  const without = applyOverlay(snapshot.sources, drafts)
  const together = applyOverlay(without, texts)
  const { manifest } = compile(together)
  const all = texts.map(({ record }) => record)
  if (!published || !manifest) return all
  const pageSources = { manifest, messages: messagesOf(without) }
  const chosen = new Set([
    ...manifest.landings.filter(({ source }) => records.includes(source)).map(({ slug }) => slug),
    ...changedPages(published, pageSources).map(({ slug }) => slug),
  ])
  if (chosen.size === 0) return all
  const changed = changedPages(pageSources, { manifest, messages: messagesOf(together) })
  const shown = languagesOf(changed)
  const here = languagesOf(changed.filter(({ slug }) => chosen.has(slug)))
  return all.filter((record) => here.has(record) || !shown.has(record))
}

const languagesOf = (pages: readonly PageAddress[]) => new Set(pages.map(({ locale }) => `locales/${locale}.json`))
