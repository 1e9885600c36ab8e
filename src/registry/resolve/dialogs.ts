import type { CompiledDialog, Dialog, LandingDialog } from '../../contract/index.ts'
import type { CheckedSources } from '../check/check-sources.ts'
import type { Records } from '../check/records.ts'
import type { Finding } from '../finding.ts'
import { applyBlockChanges } from './blocks.ts'
import { type Folded, foldFamily, layProperties, unknownBlock } from './fold.ts'
import { type Layer, originOf } from './layers.ts'
import type { Member } from './lineage.ts'
import { mergeChanges } from './merge.ts'
import { checkDialogShape, mentionLineage } from './shape.ts'

export type ResolvedDialog = { readonly name: string; readonly kind: Dialog['kind']; readonly folded: Folded }
export type Dialogs = ReadonlyMap<string, ResolvedDialog>

export const dialogMember = ({ file, value }: { readonly file: string; readonly value: Dialog }): Member => ({
  name: value.name,
  extends: value.extends,
  own: [{ file, pointer: '', value }],
})

export const gatherDialogs = ({ dialog }: Pick<Records, 'dialog'>): ReadonlyMap<string, Member> =>
  new Map(dialog.map((record) => [record.value.name, dialogMember(record)]))

export function resolveDialogs({ records, isBroken }: CheckedSources): { dialogs: Dialogs; findings: Finding[] } {
  const family = gatherDialogs(records)
  const names = { known: () => [...family.keys()], isBroken: (name: string) => isBroken('dialog', name) }
  const { members, findings } = foldFamily(family, names)
  const dialogs = new Map<string, ResolvedDialog>()
  for (const { member, folded } of members) {
    const dialog = { name: member.name, kind: folded.value['kind'] as Dialog['kind'], folded }
    const problems = dialog.kind === 'variant' ? [] : checkDialog(dialog, member)
    findings.push(...problems)
    if (problems.length === 0) dialogs.set(dialog.name, dialog)
  }
  return { dialogs, findings }
}

function checkDialog(dialog: ResolvedDialog, member: Member): Finding[] {
  const { layers, value } = dialog.folded
  return checkDialogShape(plainDialog(dialog)).map((problem) => ({
    ...(member.extends === undefined ? problem : mentionLineage(problem)),
    ...originOf(layers, problem.pointer, value.blocks ?? []),
  }))
}

/** A dialog on its own, without the changes of a landing. */
export function plainDialog({ name, folded }: ResolvedDialog): CompiledDialog {
  return { ...folded.value, name } as unknown as CompiledDialog
}

export type ComposedDialog = {
  readonly value: CompiledDialog
  readonly parts: DialogParts
  readonly findings: readonly Finding[]
}

/** What a dialog is composed of. */
type DialogParts = {
  readonly landingLayers: readonly Layer[]
  readonly variant: ResolvedDialog | undefined
  readonly dialog: ResolvedDialog
}

export const layersOf = ({ landingLayers, variant, dialog }: DialogParts): readonly Layer[] => [
  ...landingLayers.map(dialogLayer),
  ...(variant?.folded.layers ?? []),
  ...dialog.folded.layers,
]

/** Composes a dialog for one landing: applies the variant, then the landing's own changes. */
export function composeDialog(parts: DialogParts, changes: LandingDialog): ComposedDialog {
  const { variant, dialog } = parts
  const varied = variant
    ? layProperties(dialog.folded.value, variant.folded.value, ignoredOfVariant)
    : dialog.folded.value
  const merged = layProperties(varied, changes, ignoredOfLanding)
  const blockChanges = mergeChanges(variant?.folded.pendingChanges, changes.blockChanges)
  const { blocks, missing } = applyBlockChanges(merged.blocks ?? [], blockChanges)
  const findings = missing.flatMap((id) => {
    const layer = layersOf(parts).find(({ value }) => value.blockChanges && Object.hasOwn(value.blockChanges, id))
    return layer ? [unknownBlock(layer, id, merged.blocks ?? [])] : []
  })
  const value = Object.assign(merged, { name: dialog.name, blocks }) as unknown as CompiledDialog
  return { value, parts, findings }
}

/** Properties of a variant that do not apply to the dialog. */
const ignoredOfVariant = new Set(['kind'])
const ignoredOfLanding = new Set(['name', 'blockChanges'])

function dialogLayer(layer: Layer): Layer {
  const { dialog = {} } = layer.value as { dialog?: Layer['value'] }
  return { ...layer, pointer: layer.generated ? layer.pointer : `${layer.pointer}/dialog`, value: dialog }
}
