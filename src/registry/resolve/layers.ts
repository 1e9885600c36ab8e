import { joinPointer, splitPointer, valueAt } from '../json/pointer.ts'
import type { BlockPlace } from './blocks.ts'

/** One record's contribution to a resolved one, and its position. */
export type Layer = {
  readonly file: string
  /** Position of the layer in the file; empty for a whole file. */
  readonly pointer: string
  readonly value: {
    readonly blocks?: readonly { readonly id: string }[]
    readonly blockChanges?: { readonly [id: string]: unknown }
    readonly addedBlocks?: readonly { readonly id: string }[]
    readonly blockPlaces?: readonly BlockPlace[]
  }
  /** A layer that the compiler generated (a match page): everything in it comes from `pointer`. */
  readonly generated?: boolean
}

export type Origin = { readonly file: string; readonly pointer: string }

/** The layer that a pointer into the resolved record comes from; the nearest record if no layer has it. */
export function originOf(
  layers: readonly Layer[],
  pointer: string,
  blocks: readonly { readonly id: string }[],
): Origin {
  const segments = splitPointer(pointer)
  if (pointer === '/blocks') return originOfBlockList(layers)
  const block = segments[0] === 'blocks' ? blocks[Number(segments[1])] : undefined
  for (const layer of layers) {
    const place = block ? placeInBlocks(layer, block.id, segments.slice(2)) : placeInLayer(layer, segments)
    if (place)
      return { file: layer.file, pointer: layer.generated ? layer.pointer : layer.pointer + joinPointer(place) }
  }
  if (segments.length > 0) return originOf(layers, joinPointer(segments.slice(0, -1)), blocks)
  return { file: layers[0]?.file ?? '', pointer: layers[0]?.pointer ?? '' }
}

/** The nearest record that defines or changes the list of blocks. */
function originOfBlockList(layers: readonly Layer[]): Origin {
  const layer = layers.find(({ value }) => listing(value)) ?? layers[0]
  const property = (layer && listing(layer.value)) ?? 'blockChanges'
  return { file: layer?.file ?? '', pointer: layer?.generated ? layer.pointer : `${layer?.pointer}/${property}` }
}

/** The first property of a layer that decides which blocks there are, and in which order. */
const listing = (value: Layer['value']) =>
  (['blocks', 'addedBlocks', 'blockPlaces', 'blockChanges'] as const).find((property) => value[property])

function placeInLayer(layer: Layer, segments: readonly string[]): readonly string[] | undefined {
  if (segments.length === 0) return undefined
  return valueAt(layer.value, segments) === undefined ? undefined : segments
}

function placeInBlocks(layer: Layer, id: string, rest: readonly string[]): readonly string[] | undefined {
  const change = placeInLayer(layer, ['blockChanges', id, ...rest])
  if (change) return change
  for (const list of ['addedBlocks', 'blocks'] as const) {
    const index = layer.value[list]?.findIndex((block) => block.id === id) ?? -1
    if (index >= 0) return placeInLayer(layer, [list, String(index), ...rest])
  }
  return undefined
}
