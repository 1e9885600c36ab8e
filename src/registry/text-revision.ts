import type { CompiledLanding, Manifest } from '../contract/index.ts'
import { recordsOf } from '../rules/landing/records.ts'
import { carriedTexts, textsByArea, writtenTexts } from '../rules/landing/texts.ts'
import type { Messages } from './messages.ts'
import { once } from './once.ts'

type Digest = (value: unknown) => string
type Texts = Messages[string]

/** A digest of the texts that the pages of a landing can show in a language. */
export function textRevisionOf(
  manifest: Manifest,
  messages: Messages,
  digest: Digest,
): (landing: CompiledLanding, locale: string) => string {
  const records = recordsOf(manifest)
  const textsOf = once((landing: CompiledLanding) => {
    const { named, areas } = carriedTexts(records, landing)
    return { named: [...named, ...writtenTexts(records, landing)], areas }
  })
  const areaRevisionIn = once((texts: Texts) => areaRevision(texts, digest))
  return (landing, locale) => {
    const texts = messages[locale] ?? noTexts
    const { named, areas } = textsOf(landing)
    return digest([named.map((name) => texts[name]), areas.map(areaRevisionIn(texts))])
  }
}

const noTexts: Texts = {}

/** Many landings have the same areas of the program's texts. */
function areaRevision(texts: Texts, digest: Digest): (area: string) => string | undefined {
  const areas = [...textsByArea(Object.keys(texts))]
  const revisions = new Map(areas.map(([area, names]) => [area, digest(names.map((name) => [name, texts[name]]))]))
  return (area) => revisions.get(area)
}
