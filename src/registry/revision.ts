import type { CompiledLanding, Manifest } from '../contract/index.ts'

/** A digest of everything that the pages of a landing are made from, language apart. */
export function revisionOf(
  manifest: Manifest,
  digest: (value: unknown) => string,
): (landing: CompiledLanding) => string {
  const { site, dialogs } = manifest
  const shared = digest({ site, dialogs })
  const themes = new Map(manifest.themes.map((theme) => [theme.id, digest(theme)]))
  const markets = new Map(manifest.markets.map((market) => [market.id, digest([market, presetsOf(manifest, market)])]))
  const presets = new Map(manifest.bonusPresets.map((preset) => [preset.id, digest(preset)]))
  return (landing) =>
    digest([landing, shared, themes.get(landing.theme), markets.get(landing.market), presets.get(landing.bonus.preset)])
}

function presetsOf({ bonusPresets }: Manifest, { welcomeBonuses }: Manifest['markets'][number]) {
  return bonusPresets.filter(({ id }) => welcomeBonuses.includes(id))
}
