import type { Asset, CompiledDialog, CompiledLanding } from '../../contract/index.ts'
import { visitReferences } from '../../contract/references.ts'
import { reachableDialogs } from '../../rules/landing/dialogs.ts'
import { idsIn } from '../../rules/landing/own-pictures.ts'
import { budgetOf, millisecondsOf, sayKilobytes, weightOf } from '../../rules/pictures/cost.ts'
import { ownName } from '../../rules/pictures/own-name.ts'
import { joinPointer } from '../json/pointer.ts'
import type { Library } from '../library.ts'
import { type Dialogs, plainDialog } from '../resolve/dialogs.ts'
import type { LandingRule } from './rule.ts'

/** What a phone has to load for the own pictures of a landing. */
export const picturesFitTheBudget: LandingRule = (landing, { library, dialogs }) => {
  // Most sites have none.
  if (library.assets.size === 0) return []
  const assets = assetsOf(landing, library, dialogs)
  const [weight, budget] = [weightOf(assets), budgetOf(library.site)]
  if (weight <= budget) return []
  const [heaviest, ...others] = assets.toSorted((one, other) => other.weight - one.weight)
  const named = [heaviest, ...others].map((asset) => `${asset?.id} ${sayKilobytes(asset?.weight ?? 0)}`).join(', ')
  const message = `Own pictures weigh ${sayKilobytes(weight)} on a phone (${named}): ${millisecondsOf(weight)} ms, and ${sayKilobytes(weight - budget)} over the budget of ${sayKilobytes(budget)}.`
  return [{ code: 'over-budget', pointer: placeOf(landing, heaviest), message }]
}

/** References to something unknown are reported elsewhere; they weigh nothing. */
function assetsOf(landing: CompiledLanding, library: Library, dialogs: Dialogs): Asset[] {
  const { themes, markets, bonusPresets, assets, site } = library
  const { shareImage: _, ...page } = landing
  const presets = [landing.bonus.preset, ...(markets.get(landing.market)?.welcomeBonuses ?? [])]
  const ids = new Set([
    ...idsIn('compiledLanding', page),
    ...idsIn('theme', themes.get(landing.theme)),
    ...idsIn('site', site),
    ...reachableDialogs({ dialogs: known(dialogs) }, landing).flatMap((dialog) => idsIn('compiledDialog', dialog)),
    ...presets.flatMap((name) => idsIn('bonusPreset', bonusPresets.get(name))),
  ])
  return [...ids].flatMap((id) => assets.get(id) ?? [])
}

const known = (dialogs: Dialogs) => ({
  keys: () => dialogs.keys(),
  get(name: string): CompiledDialog {
    const dialog = dialogs.get(name)
    // A dialog that changes others has no parts of its own.
    return { blocks: [], ...(dialog && plainDialog(dialog)) } as unknown as CompiledDialog
  },
})

/** Where the landing shows the picture; the landing itself if it is inherited from a shared record. */
function placeOf(landing: CompiledLanding, asset: Asset | undefined): string {
  let place = ''
  visitReferences('compiledLanding', landing, ({ name, path }, part) => {
    if (asset && name === ownName(asset.id)) place ||= joinPointer([...part, ...path])
  })
  return place
}
