import type { Diagnostic, RecordText } from '../../contract/index.ts'
import { checkChanged } from '../../registry/files/check-landings.ts'
import { type CleanRegistry, cleanRegistry, differenceFrom } from '../../registry/files/clean-registry.ts'
import { type Compiler, createCompiler } from '../../registry/files/compiler.ts'
import { type FolderStamps, haveSameFiles, stampFolders } from '../../registry/files/folder-stamps.ts'
import { type FoundFile, findRecordFile, lookThrough } from '../../registry/files/list-files.ts'
import { createSourceReader, type ReadRegistry } from '../../registry/files/source-reader.ts'
import { type Compilation, compile, messagesOf, type Source } from '../../registry/index.ts'
import type { PageSources } from './affected-pages.ts'
import { isRemoved } from './removed.ts'

/** The registry on disk and its diagnostics, compiled lazily. */
export type Snapshot = {
  readonly files: readonly FoundFile[]
  readonly sources: readonly Source[]
  /** What the published pages are rendered from; undefined while records have errors. */
  readonly pageSources: () => PageSources | undefined
  /** The records with this overlay applied. */
  readonly compile: (overlay: readonly RecordText[]) => Compilation
  /** Diagnostics with this overlay applied; if only landings differ, only those are checked. */
  readonly diagnose: (overlay: readonly RecordText[]) => readonly Diagnostic[]
}

/** The state of the registry when it last had no problems. */
type CleanState = CleanRegistry & {
  /** What a change of landings does not change. */
  readonly lasting: readonly Diagnostic[]
}

/** Replaces, adds or removes the sources of these records. */
export function applyOverlay(sources: readonly Source[], overlay: readonly RecordText[]): Source[] {
  const waiting = new Map(overlay.map((one) => [one.record, one]))
  const sourceOf = ({ record, text }: RecordText): Source[] => (isRemoved(text) ? [] : [{ file: record, record, text }])
  const merged = sources.flatMap((source) => {
    const over = waiting.get(source.record)
    waiting.delete(source.record)
    return over ? sourceOf(over) : source
  })
  return [...merged, ...[...waiting.values()].flatMap(sourceOf)]
}

/**
 * Re-reads changed files only; returns the same object while nothing has changed. Whoever changes a few records need not
 * look at all other landings: one that was written in place is read later.
 */
export function createReader(pagesDir: string, localesDir: string): (changing?: readonly string[]) => Snapshot {
  let listed: readonly string[] = []
  const list = () => {
    const { files, folders } = lookThrough([pagesDir], localesDir)
    listed = folders
    return files.map(namedByRecord)
  }
  const find = (record: string) => {
    const found = findRecordFile(record, [pagesDir], localesDir)
    return found && namedByRecord(found)
  }
  const read = createSourceReader(list, find)
  const memory: Memory = { clean: undefined, compiler: createCompiler() }
  let folders: FolderStamps | undefined
  let known: ReadRegistry | undefined
  let snapshot: Snapshot | undefined
  return (changing) => {
    const since = Date.now()
    const isSettled = folders && haveSameFiles(folders)
    const only = isSettled && changing ? [...changing, ...sharedIn(known)] : undefined
    const registry = read(only)
    if (!only) folders = stampFolders(listed, since)
    if (!snapshot || registry !== known) snapshot = createSnapshot(registry, memory)
    known = registry
    return snapshot
  }
}

/** Diagnostics name records instead of files, as the desk does. */
const namedByRecord = (found: FoundFile): FoundFile => ({ ...found, file: found.record })

const sharedIn = (registry: ReadRegistry | undefined) =>
  registry?.files.flatMap(({ record }) => (record.startsWith('landings/') ? [] : [record])) ?? []

/** State passed on from snapshot to snapshot. */
type Memory = { clean: CleanState | undefined; readonly compiler: Compiler }

function createSnapshot({ files, sources }: ReadRegistry, memory: Memory): Snapshot {
  let compilation: Compilation | undefined
  let pageSources: PageSources | undefined
  const compiled = () => {
    compilation ??= compileAll(sources, memory)
    return compilation
  }
  return {
    files,
    sources,
    pageSources() {
      const { manifest } = compiled()
      if (manifest) pageSources ??= { manifest, messages: messagesOf(sources) }
      return pageSources
    },
    compile: (overlay) => memory.compiler.compileDraft(applyOverlay(sources, overlay)),
    diagnose(overlay) {
      if (overlay.length === 0 && compilation) return compilation.diagnostics
      const diagnoseQuickly = () => memory.clean && diagnoseChanged(applyOverlay(sources, overlay), memory.clean)
      const found = diagnoseQuickly()
      if (found) return found
      const { diagnostics } = compiled()
      if (overlay.length === 0) return diagnostics
      return diagnoseQuickly() ?? compile(applyOverlay(sources, overlay)).diagnostics
    },
  }
}

const isLasting = ({ code }: Diagnostic) => code === 'picture-untranslated'

function compileAll(sources: readonly Source[], memory: Memory): Compilation {
  const compilation = memory.compiler.compile(sources)
  const { manifest, outline, diagnostics } = compilation
  if (manifest && outline && diagnostics.every(isLasting)) {
    memory.clean = { ...cleanRegistry(sources, manifest.landings.length, outline), lasting: diagnostics }
  }
  return compilation
}

/** Returns undefined if records other than landings have changed, or a landing was removed. */
function diagnoseChanged(sources: readonly Source[], clean: CleanState): readonly Diagnostic[] | undefined {
  const difference = differenceFrom(clean, sources)
  if (!difference) return undefined
  const { files, changed } = difference
  const found = checkChanged(files, changed, clean.baseline, (source) => source)?.diagnostics
  return found && [...found.filter((one) => !isLasting(one)), ...clean.lasting]
}
