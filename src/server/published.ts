import path from 'node:path'
import type { Manifest } from '../contract/index.ts'
import { changesFile, createManifestReader, manifestFile, markOf, readJson } from './manifest-file.ts'

export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The output of the latest build. */
export type Published = {
  readonly manifest: () => Manifest | undefined
  /** The texts of all languages. */
  readonly texts: () => Texts
  /** Looks at once, after a build of this process. */
  readonly refresh: () => void
}

export function readPublished(folder: string, offered = (manifest: Manifest): Manifest => manifest): Published {
  const texts = newest<Texts>(path.join(folder, 'texts.json'))
  const manifest = newest<Manifest>(manifestFile(folder), isWhole, createManifestReader(folder), changesFile(folder))
  const none: Texts = {}
  let served: Served | undefined
  return {
    texts: () => texts() ?? none,
    refresh() {
      texts(true)
      manifest(true)
    },
    // Caches depend on the identity of the manifest, so new texts alone create a new object.
    manifest() {
      const [from, words] = [manifest(), texts() ?? none]
      if (served?.from !== from || served?.words !== words)
        served = { from, words, manifest: from && { ...offered(from) } }
      return served.manifest
    },
  }
}

type Served = { readonly from: Manifest | undefined; readonly words: Texts; readonly manifest: Manifest | undefined }

/** Minimum time between checks of a file, in milliseconds. */
const recheckAfter = 50

/**
 * Reloads a file after it or the one beside it was written, without a restart; keeps the previous content if the new
 * one cannot be read.
 */
export function newest<Content>(
  file: string,
  isUsable = (_: Content) => true,
  read = readJson<Content>,
  beside?: string,
): (isAtOnce?: boolean) => Content | undefined {
  let content: Content | undefined
  let since: string | undefined
  let checkedAt = Number.NEGATIVE_INFINITY
  return (isAtOnce = false) => {
    const now = performance.now()
    if (!isAtOnce && now - checkedAt < recheckAfter && content) return content
    checkedAt = now
    const written = markOf(file) + (beside ? markOf(beside) : '')
    if (written !== since) {
      since = written
      const found = read(file)
      if (found && isUsable(found)) content = found
    }
    return content
  }
}

const isWhole = ({ site, landings }: Partial<Manifest>) => site !== undefined && landings !== undefined
