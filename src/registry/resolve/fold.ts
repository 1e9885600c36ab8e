import type { Finding } from '../finding.ts'
import { joinPointer } from '../json/pointer.ts'
import { didYouMean } from '../report/did-you-mean.ts'
import { applyBlockChanges, type BlockChanges, type BlockPlace, placeBlocks } from './blocks.ts'
import type { Layer } from './layers.ts'
import { lineageOf, type Member, type Names } from './lineage.ts'
import { merge, mergeChanges } from './merge.ts'

type Block = { readonly id: string }
type OwnProperties = { [property: string]: unknown; blocks?: readonly Block[] }
type Properties = Readonly<OwnProperties>

/** A record merged with everything that it extends. */
export type Folded = {
  readonly value: Properties
  /** Changes to blocks that the record itself does not have: those of a variant, for the dialog that it is applied to. */
  readonly pendingChanges: BlockChanges | undefined
  /** Own first, oldest ancestor last. */
  readonly layers: readonly Layer[]
  readonly findings: readonly Finding[]
}

const nothing: Folded = { value: {}, pendingChanges: undefined, layers: [], findings: [] }

/** Merges every member of a family with what it extends; members with an invalid lineage are left out. */
export function foldFamily<M extends Member>(
  family: ReadonlyMap<string, M>,
  names: Names,
): { members: { member: M; folded: Folded }[]; findings: Finding[] } {
  const known = new Map<Member, Folded>()
  const fold = ([member, ...ancestors]: readonly Member[]): Folded => {
    if (!member) return nothing
    const folded = known.get(member) ?? member.own.reduceRight(foldLayer, fold(ancestors))
    known.set(member, folded)
    return folded
  }
  const members: { member: M; folded: Folded }[] = []
  const findings: Finding[] = []
  for (const member of family.values()) {
    const traced = lineageOf(member, family, names)
    if ('lineage' in traced) members.push({ member, folded: fold(traced.lineage) })
    else findings.push(...traced.findings)
  }
  return { members, findings: [...findings, ...members.flatMap(({ folded }) => folded.findings)] }
}

/** Properties that are not inherited. */
const ownProperties = new Set([
  ...['$schema', 'extends', 'slug', 'name', 'notes'],
  ...['blockChanges', 'addedBlocks', 'blockPlaces'],
])

function foldLayer(base: Folded, layer: Layer): Folded {
  const value = layProperties(base.value, layer.value, ownProperties)
  const changes = mergeChanges(base.pendingChanges, layer.value.blockChanges)
  const layers = [layer, ...base.layers]
  const { blocks: arranged, findings } = arrange(value.blocks, layer)
  if (!arranged || !changes) return { value: withBlocks(value, arranged), pendingChanges: changes, layers, findings }
  const { blocks, missing } = applyBlockChanges(arranged, changes)
  return {
    value: withBlocks(value, blocks),
    pendingChanges: undefined,
    layers,
    findings: [...findings, ...missing.map((id) => unknownBlock(layer, id, arranged))],
  }
}

const withBlocks = (value: OwnProperties, blocks: readonly Block[] | undefined) =>
  blocks ? Object.assign(value, { blocks }) : value

/** The blocks with those that a layer adds, each at its place. What a layer leaves out still has a place. */
function arrange(
  blocks: readonly Block[] | undefined,
  layer: Layer,
): { blocks: readonly Block[] | undefined; findings: Finding[] } {
  const { addedBlocks = [], blockPlaces = [] } = layer.value
  if (addedBlocks.length + blockPlaces.length === 0) return { blocks, findings: [] }
  if (!blocks) return { blocks, findings: [nothingToArrange(layer)] }
  const all = [...blocks, ...addedBlocks]
  const { blocks: placed, missing } = placeBlocks(all, blockPlaces)
  return { blocks: placed, findings: missing.map((place) => unknownPlace(layer, place, all)) }
}

/** Merges the properties of one record into a copy of another one's, except for the ignored properties. */
export function layProperties(base: Properties, stated: object, ignored: ReadonlySet<string>): OwnProperties {
  const merged: Record<string, unknown> = { ...base }
  for (const [name, value] of Object.entries(stated)) {
    if (ignored.has(name)) continue
    if (value === null) delete merged[name]
    else merged[name] = merge(merged[name], value)
  }
  return merged
}

/** A variant does not know the blocks of the dialogs that it is applied to. */
function nothingToArrange({ file, pointer, value }: Layer): Finding {
  return {
    code: 'unknown-block',
    file,
    pointer: `${pointer}/${value.addedBlocks ? 'addedBlocks' : 'blockPlaces'}`,
    message: 'There are no blocks to add to, or to place.',
    suggestion: 'blocks of its own are stated as "blocks"',
    atKey: true,
  }
}

function unknownPlace(layer: Layer, place: BlockPlace, blocks: readonly Block[]): Finding {
  const ids = blocks.map(({ id }) => id)
  const isMoved = ids.includes(place.id)
  const name = (isMoved ? place.after : place.id) ?? ''
  const index = String(layer.value.blockPlaces?.indexOf(place))
  return {
    code: 'unknown-block',
    file: layer.file,
    pointer: layer.pointer + joinPointer(['blockPlaces', index, isMoved ? 'after' : 'id']),
    message: isMoved ? `There is no block "${name}" to stand below.` : `There is no block "${name}" to place.`,
    suggestion: didYouMean(name, ids) || `blocks here: ${ids.join(', ')}`,
  }
}

export function unknownBlock(layer: Layer, id: string, blocks: readonly Block[]): Finding {
  const ids = blocks.map((block) => block.id)
  return {
    code: 'unknown-block',
    file: layer.file,
    pointer: layer.pointer + (layer.generated ? '' : joinPointer(['blockChanges', id])),
    message: `There is no block "${id}" to change.`,
    suggestion: didYouMean(id, ids) || `blocks here: ${ids.join(', ')}`,
    atKey: true,
  }
}
