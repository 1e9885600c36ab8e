import { joinPointer, splitPointer, valueAt } from '../json/pointer.ts'

/** One record's part in a resolved one: what it states, and where that stands. */
export type Layer = {
  readonly file: string
  /** Where in the file the layer stands: empty for a whole file. */
  readonly pointer: string
  readonly value: {
    readonly blocks?: readonly { readonly id: string }[]
    readonly blockChanges?: { readonly [id: string]: unknown }
  }
  /** A layer that the compiler made (a generated match page): everything in it comes from `pointer`. */
  readonly generated?: boolean
}

export type Origin = { readonly file: string; readonly pointer: string }

/** Which layer states a place of the resolved record; the nearest record where none does. */
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

/** The nearest record that decides which blocks there are. */
function originOfBlockList(layers: readonly Layer[]): Origin {
  const layer = layers.find(({ value }) => value.blocks || value.blockChanges) ?? layers[0]
  const property = layer?.value.blocks ? 'blocks' : 'blockChanges'
  return { file: layer?.file ?? '', pointer: layer?.generated ? layer.pointer : `${layer?.pointer}/${property}` }
}

function placeInLayer(layer: Layer, segments: readonly string[]): readonly string[] | undefined {
  if (segments.length === 0) return undefined
  return valueAt(layer.value, segments) === undefined ? undefined : segments
}

function placeInBlocks(layer: Layer, id: string, rest: readonly string[]): readonly string[] | undefined {
  const change = placeInLayer(layer, ['blockChanges', id, ...rest])
  if (change) return change
  const index = layer.value.blocks?.findIndex((block) => block.id === id) ?? -1
  return index < 0 ? undefined : placeInLayer(layer, ['blocks', String(index), ...rest])
}
