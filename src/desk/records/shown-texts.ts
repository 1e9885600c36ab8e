import { type Manifest, type RecordText, recordKind } from '../../contract/index.ts'
import { compile, messagesOf, type Source } from '../../registry/index.ts'
import { type Records, recordsOf } from '../../rules/landing/records.ts'
import { carriedTexts, writtenTexts } from '../../rules/landing/texts.ts'
import { changedPages } from './affected-pages.ts'
import { neededRecords } from './needed-records.ts'
import { applyOverlay, type Snapshot } from './snapshot.ts'

/** The records to publish, and their drafts. */
export type Chosen = { readonly records: readonly string[]; readonly drafts: readonly RecordText[] }

/**
 * Of these ids of texts, those that the landings of the chosen records show, or that change with them. While errors
 * leave the pages unknown, those that the records name.
 */
export function shownTexts(snapshot: Snapshot, chosen: Chosen, ids: readonly string[]): string[] {
  const drafted = applyOverlay(snapshot.sources, chosen.drafts)
  const sources = withTexts(drafted, ids)
  const { manifest } = compile(sources)
  if (!manifest) return namedTexts(sources, chosen.records).filter((id) => ids.includes(id))
  const records = recordsOf(manifest)
  // Words that only stand in change no page.
  const shown = landingsOf(snapshot, chosen, { sources: drafted, manifest }).map((landing) => textsOf(records, landing))
  // What a picture shows is said also while no landing shows it.
  const pictures = chosen.records.filter((record) => recordKind(record) === 'asset')
  const named = namedTexts(sources, pictures)
  return ids.filter((id) => named.includes(id) || shown.some((shows) => shows(id)))
}

type Compiled = { readonly sources: readonly Source[]; readonly manifest: Manifest }

function landingsOf(snapshot: Snapshot, { records }: Chosen, { sources, manifest }: Compiled): Manifest['landings'] {
  const changed = changedPages(snapshot.pageSources(), { manifest, messages: messagesOf(sources) })
  const slugs = new Set(changed.map(({ slug }) => slug))
  return manifest.landings.filter(({ source, slug }) => records.includes(source) || slugs.has(slug))
}

function textsOf(records: Records, landing: Manifest['landings'][number]): (id: string) => boolean {
  const { named, areas } = carriedTexts(records, landing)
  const shown = new Set([...named, ...writtenTexts(records, landing)])
  return (id) => shown.has(id) || (id.startsWith('ui.') && areas.includes(id.split('.')[1] ?? ''))
}

function namedTexts(sources: readonly Source[], records: readonly string[]): string[] {
  const chosen = sources.filter(({ record }) => records.includes(record))
  const texts = chosen.flatMap((source) => ('text' in source ? [{ record: source.record, text: source.text }] : []))
  return neededRecords(sources, texts).texts
}

/** Texts that exist only as drafts stand in by any words: which text is shown does not depend on them. */
function withTexts(sources: readonly Source[], ids: readonly string[]): Source[] {
  return sources.map((source) => {
    if (!('text' in source) || recordKind(source.record) !== 'messages') return source
    const texts = JSON.parse(source.text)
    const missing = ids.filter((id) => !(id in texts))
    if (missing.length === 0) return source
    return { ...source, text: JSON.stringify({ ...texts, ...Object.fromEntries(missing.map((id) => [id, id])) }) }
  })
}
