import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from '../contract/index.ts'

export type Texts = Readonly<Record<string, Readonly<Record<string, string>>>>

/** What the build wrote last. */
export type Published = {
  readonly manifest: () => Manifest | undefined
  /** Every language's texts. */
  readonly texts: () => Texts
}

export function readPublished(folder: string): Published {
  const texts = newest<Texts>(path.join(folder, 'texts.json'))
  const manifest = newest<Manifest>(path.join(folder, 'manifest.json'), isWhole)
  const none: Texts = {}
  let served: Served | undefined
  return {
    texts: () => texts() ?? none,
    // Much is kept as long as the manifest stays the same object: new texts alone make it another.
    manifest() {
      const [from, words] = [manifest(), texts() ?? none]
      if (served?.from !== from || served?.words !== words) served = { from, words, manifest: from && { ...from } }
      return served.manifest
    },
  }
}

type Served = { readonly from: Manifest | undefined; readonly words: Texts; readonly manifest: Manifest | undefined }

/** How long the file of a build is not looked at again. */
const patience = 250

/** A new build is noticed without a restart; one that cannot be read changes nothing of what is served. */
function newest<Content>(file: string, isUsable = (_: Content) => true): () => Content | undefined {
  let content: Content | undefined
  let since: number | undefined
  let looked = Number.NEGATIVE_INFINITY
  return () => {
    const now = performance.now()
    if (now - looked < patience && content) return content
    looked = now
    const written = statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (written !== undefined && written !== since) {
      since = written
      const found = readJson<Content>(file)
      if (found && isUsable(found)) content = found
    }
    return content
  }
}

const isWhole = ({ site, landings }: Partial<Manifest>) => site !== undefined && landings !== undefined

function readJson<Content>(file: string): Content | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Content
  } catch {
    return undefined
  }
}
