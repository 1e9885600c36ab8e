import type { StaffCalls } from '../../contract/calls/staff.ts'
import {
  type BulkOrder,
  type Diagnostic,
  type PropertyChange,
  type RecordProblem,
  type RecordText,
  recordKind,
} from '../../contract/index.ts'
import { isError, messagesOf, type Source } from '../../registry/index.ts'
import type { Replay } from '../../rules/edge/replay/replay.ts'
import { type AffectedPages, affectedPages, type PageSources } from './affected-pages.ts'
import { askingMarkets } from './asking-markets.ts'
import { type RecordCalendar, recordCalendar, type Span } from './calendar.ts'
import { type Catalogue, createCatalogue, type Work } from './catalogue.ts'
import { type ChangedLandings, changedLandings } from './changed-landings.ts'
import { type CopiedLanding, copiedLandings } from './copied-landings.ts'
import { type FoundTexts, findTexts } from './find-texts.ts'
import { outlineLandings } from './landing-outlines.ts'
import { lostAddresses } from './lost-addresses.ts'
import { type NeededRecords, neededRecords } from './needed-records.ts'
import { type Replaying, replayRequests } from './replay-requests.ts'
import { type Chosen, shownTexts } from './shown-texts.ts'
import { applyOverlay, createReader, type Snapshot } from './snapshot.ts'
import { textReach } from './text-reach.ts'
import { usersOf } from './users.ts'

export type PublishEffect = AffectedPages & {
  /** The diagnostics that `check` returns. */
  readonly problems: RecordProblem[]
  /** The markets concerned that ask for a second person. */
  readonly asking: string[]
  /** The errors of all records; any of them prevents the build. */
  readonly errors: RecordProblem[]
}

type Library = { readonly records: RecordText[]; readonly slugs: string[] }

/** Operations on the whole registry. They run in a worker thread, which caches what it has read. */
export type RegistryState = {
  /** Reads and compiles what has changed, so that nobody waits for it. */
  readonly prepare: () => void
  /** Problems in these records, and problems that they cause in others. */
  readonly check: (overlay: readonly RecordText[]) => RecordProblem[]
  /** The effect of publishing these records. */
  readonly assess: (overlay: readonly RecordText[]) => PublishEffect
  /** Of the ids of drafted texts, those that the landings of the chosen records show. */
  readonly shownTexts: (chosen: Chosen, ids: readonly string[]) => string[]
  /** The published texts that contain these words, and the landings that show them. */
  readonly findTexts: (words: string) => FoundTexts
  /** These landings with these changes of their properties. */
  readonly changedLandings: (records: readonly string[], changes: readonly PropertyChange[]) => ChangedLandings
  /** Copies of landings for markets. */
  readonly copiedLandings: (copies: Extract<BulkOrder, { kind: 'copy' }>['copies']) => CopiedLanding[]
  readonly textReach: (asked: StaffCalls['text-reach']['body']) => StaffCalls['text-reach']['answer']
  /** What the published records say about a stretch of time. */
  readonly calendar: (span: Span) => RecordCalendar
  /** Recent requests through the published records and through these drafts; undefined while there are errors. */
  readonly replay: (replaying: Replaying) => Replay | undefined
  readonly library: () => Library
  /** What these records need in order to be shown, with these drafts. */
  readonly needed: (records: readonly RecordText[], drafts: readonly RecordText[]) => NeededRecords
  readonly catalogue: (work: Work) => Catalogue
  /** The records whose JSON contains this, with these drafts. */
  readonly mentions: (text: string, drafts: readonly RecordText[]) => string[]
  /** The records that refer to this one, with these drafts. */
  readonly users: (record: string, drafts: readonly RecordText[]) => string[]
}

export function createRegistryState(pagesDir: string, localesDir: string): RegistryState {
  const refresh = createReader(pagesDir, localesDir)
  const makeCatalogue = createCatalogue()
  return {
    prepare() {
      const pages = refresh().pageSources()
      // Before a publication, its pages are compared with these, and so are kits, which show parts of all landings.
      if (pages) affectedPages(pages, pages)
      // Otherwise the next publication pays for what this has left.
      globalThis.gc?.()
    },
    check(overlay) {
      const snapshot = refresh()
      return concerning(overlay, snapshot, snapshot.diagnose(overlay))
    },
    assess(overlay) {
      const snapshot = refresh(overlay.map(({ record }) => record))
      const sources = applyOverlay(snapshot.sources, overlay)
      const { manifest, diagnostics } = snapshot.compile(overlay)
      const lost = manifest ? lostAddresses(snapshot.pageSources()?.manifest, manifest) : []
      return {
        problems: [...concerning(overlay, snapshot, diagnostics), ...lost],
        errors: [...diagnostics.filter(isError), ...lost],
        ...(manifest
          ? effectOf(snapshot, { manifest, messages: messagesOf(sources) })
          : { landings: [], languages: 0, pages: 0, asking: [] }),
      }
    },
    shownTexts: (chosen, ids) => shownTexts(refresh(), chosen, ids),
    findTexts: (words) => findTexts(refresh().pageSources(), words),
    changedLandings: (records, changes) => changedLandings(refresh(), records, changes),
    copiedLandings: (copies) => copiedLandings(refresh(), copies),
    textReach: (asked) => textReach(refresh().pageSources(), asked),
    calendar: (span) => recordCalendar(refresh(), span),
    replay: (replaying) => replayRequests(refresh(), replaying),
    library() {
      const { sources } = refresh()
      const shared = sources.flatMap((source) =>
        'text' in source && isShared(source.record) ? [{ record: source.record, text: source.text }] : [],
      )
      return { records: shared, slugs: slugsOf(sources) }
    },
    needed: (records, drafts) => neededRecords(applyOverlay(refresh().sources, drafts), records),
    catalogue: (work) => makeCatalogue(refresh(), work),
    mentions: (text, drafts) =>
      applyOverlay(refresh().sources, drafts).flatMap((source) =>
        'text' in source && source.text.includes(text) ? [source.record] : [],
      ),
    users(record, drafts) {
      const snapshot = refresh()
      return usersOf(applyOverlay(snapshot.sources, drafts), snapshot.pageSources(), record)
    },
  }
}

function effectOf(snapshot: Snapshot, after: PageSources) {
  const before = snapshot.pageSources()
  const affected = affectedPages(before, after)
  return { ...affected, asking: askingMarkets(before?.manifest, after.manifest, affected.landings) }
}

/** Problems in these records, and problems elsewhere that do not exist without them. */
function concerning(
  overlay: readonly RecordText[],
  snapshot: Snapshot,
  diagnostics: readonly Diagnostic[],
): RecordProblem[] {
  const own = new Set(overlay.map(({ record }) => record))
  const known = new Set(snapshot.diagnose([]).map(keyOf))
  return diagnostics.filter((diagnostic) => own.has(diagnostic.file) || !known.has(keyOf(diagnostic)))
}

const keyOf = ({ file, pointer, code, message }: RecordProblem) => [file, pointer, code, message].join('\n')

const isShared = (record: string) =>
  record === 'locales/en.json' || !(record.startsWith('landings/') || recordKind(record) === 'messages')

/** The stated slugs, including those of collections; broken records go by their file names. */
function slugsOf(sources: readonly Source[]): string[] {
  return outlineLandings(sources)
    .map(({ member }) => member.name)
    .sort()
}
