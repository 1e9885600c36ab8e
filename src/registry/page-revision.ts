import type { CompiledLanding, Manifest } from '../contract/index.ts'
import { type Records, recordsOf } from '../rules/landing/records.ts'
import { carriedTexts, textsByArea, writtenTexts } from '../rules/landing/texts.ts'
import { once } from '../rules/once.ts'
import type { Messages } from './messages.ts'
import { revisionOf } from './revision.ts'

type Digest = (value: unknown) => string
type Texts = Messages[string]
type Page = { readonly slug: string; readonly locale: string }

/** A digest of everything that a page depends on: its landing and the texts that it can show. */
export function pageRevisionOf(
  manifest: Manifest,
  messages: Messages,
  digest: Digest,
): (page: Page) => string | undefined {
  const records = recordsOf(manifest)
  const revision = once(revisionOf(manifest, digest))
  const textRevision = textRevisionOf(records, messages, digest)
  return ({ slug, locale }) => {
    const landing = records.landings.get(slug)
    // A build notes it in its manifest.
    return landing && (landing.revision ?? revision(landing)) + textRevision(landing, locale)
  }
}

function textRevisionOf(records: Records, messages: Messages, digest: Digest) {
  const textsOf = once((landing: CompiledLanding) => {
    const { named, areas } = carriedTexts(records, landing)
    return { named: [...named, ...writtenTexts(records, landing)], areas }
  })
  const areaRevisionIn = once((texts: Texts) => areaRevision(texts, digest))
  return (landing: CompiledLanding, locale: string) => {
    const texts = messages[locale] ?? noTexts
    const { named, areas } = textsOf(landing)
    return digest([named.map((name) => texts[name]), areas.map(areaRevisionIn(texts))])
  }
}

const noTexts: Texts = {}

/** Computed once for each area and language, because many landings share the same areas of the program's texts. */
function areaRevision(texts: Texts, digest: Digest): (area: string) => string | undefined {
  const areas = [...textsByArea(Object.keys(texts))]
  const revisions = new Map(areas.map(([area, names]) => [area, digest(names.map((name) => [name, texts[name]]))]))
  return (area) => revisions.get(area)
}
