import type { ReferenceKind } from '../../../src/contract/index.ts'
import { ownId, ownName } from '../../../src/rules/pictures/own-name.ts'
import { iconId } from '../../../src/ui/Icon.tsx'
import type { LiveCompiler, Messages } from '../../model/live/live.ts'
import { pictureName } from '../../model/pictures/picture-name.ts'
import { addressOf } from '../../model/pictures/place.ts'
import { sayCost } from '../../model/pictures/say-cost.ts'
import { spaced } from '../../model/schemas/spaced.ts'
import type { Choice } from './field-context.ts'

const iconSets: Readonly<Record<string, string>> = {
  drawn: 'drawn',
  'fluent-emoji': 'shaded',
  'fluent-emoji-flat': 'flat',
  own: 'own',
}

/** Everything that a record can refer to, with what makes it recognisable. */
export function collectChoices(
  { compiler, icons }: LiveCompiler,
  messages: Messages,
  pictures: readonly string[],
): (kind: ReferenceKind) => readonly Choice[] {
  const { library, shared } = compiler
  const own = new Map(shared.assets.map((asset) => [ownName(asset.id), addressOf(asset, 180)]))
  const picture = (icon: string) => own.get(icon) ?? `${icons}${iconId(icon)}.svg`
  const made: Partial<Record<ReferenceKind, readonly Choice[]>> = {}
  const make: Partial<Record<ReferenceKind, () => readonly Choice[]>> = {
    theme: () =>
      shared.themes.map(({ id, colors, figure, scene }) => ({
        name: id,
        hint: scene,
        colors: [colors.background, colors.surface, colors.primary, colors.accent],
        picture: picture(figure),
      })),
    dialog: () =>
      [...compiler.dialogs.values()].map(({ name, kind = '', folded: { value } }) => ({
        name,
        kind,
        hint: [kind, value['width'] && `${value['width']} wide`, value.blocks && `${value.blocks.length} parts`]
          .filter(Boolean)
          .join(' · '),
      })),
    section: () => shared.sections.map(({ id, path }) => ({ name: id, hint: path })),
    market: () =>
      shared.markets.map(({ id, currencies, legal }) => ({
        name: id,
        hint: `${currencies.join(', ')} · ${legal.legalAge}+`,
      })),
    'bonus-preset': () =>
      shared.bonusPresets.map(({ id, category, amounts, percent }) => ({
        name: id,
        label: `${id}${percent === undefined ? '' : ` · ${percent} %`}`,
        hint: `${category} · ${amounts.map(({ amount, currency }) => `${amount.toLocaleString('en')} ${currency}`).join(', ')}`,
      })),
    icon: () => [
      ...shared.assets.map((asset) => ({
        name: ownName(asset.id),
        label: spaced(asset.id),
        hint: `own · ${sayCost(asset.weight)}`,
        picture: addressOf(asset, 180),
      })),
      ...[...new Set([...pictures, ...library.known.icon])]
        .filter((name) => ownId(name) === undefined)
        .map((name, index) => ({
          name,
          label: pictureName(name),
          hint: iconSets[name.slice(0, name.indexOf(':'))] ?? '',
          ...(index < pictures.length && { picture: picture(name) }),
        })),
    ],
    message: () => Object.entries(messages).map(([name, label]) => ({ name, label, hint: name })),
  }
  return (kind) => {
    made[kind] ??= make[kind]?.() ?? [...library.known[kind]].map((name) => ({ name }))
    return made[kind]
  }
}
