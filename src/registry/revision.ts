import type { CompiledLanding, Manifest } from '../contract/index.ts'
import { reachableDialogs } from '../rules/landing/dialogs.ts'
import { samplesOf } from '../rules/landing/kit.ts'
import { landingSection } from '../rules/landing/landing-section.ts'
import { offeredPresets } from '../rules/landing/offered-presets.ts'
import { ownPictures } from '../rules/landing/own-pictures.ts'
import { find, type Records, recordsOf } from '../rules/landing/records.ts'
import { dialogSections } from '../rules/landing/sections.ts'
import { once } from '../rules/once.ts'
import { ownId } from '../rules/pictures/own-name.ts'

/** A digest of everything that the pages of a landing depend on, apart from the language. */
export function revisionOf(
  manifest: Manifest,
  digest: (value: unknown) => string,
): (landing: CompiledLanding) => string {
  const records = recordsOf(manifest)
  const digestOnce = once<object, string>(digest)
  return (landing) => digest([landing, landingSection(manifest, landing), ...partsOf(records, landing).map(digestOnce)])
}

/** The shared records that the pages of a landing depend on. */
export function partsOf(records: Records, landing: CompiledLanding): object[] {
  const { site, themes, markets, sections } = records
  const samples = samplesOf(records, landing)
  return [
    site,
    find(themes, landing.theme),
    find(markets, landing.market),
    ...offeredPresets(records, landing),
    ...reachableDialogs(records, landing),
    ...[landing.section, ...dialogSections(records, landing)].map((id) => find(sections, id)),
    ...samples.blocks,
    samples.values,
    ...ownPictures(records, landing),
    ...shareImageOf(records, landing),
  ]
}

function shareImageOf({ assets }: Records, { shareImage = '' }: CompiledLanding): object[] {
  const asset = assets.get(ownId(shareImage) ?? '')
  return asset ? [asset] : []
}
