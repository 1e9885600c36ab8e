import { getNodePath, type Node } from 'jsonc-parser'

export function joinPointer(segments: readonly (string | number)[]): string {
  return segments.map((segment) => `/${String(segment).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
}

export function splitPointer(pointer: string): string[] {
  if (pointer === '') return []
  return pointer
    .slice(1)
    .split('/')
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'))
}

export function pointerOf(node: Node): string {
  return joinPointer(getNodePath(node))
}

/** The value at a pointer, or undefined if there is none. */
export function valueAt(value: unknown, segments: readonly string[]): unknown {
  let node = value
  for (const segment of segments) {
    if (typeof node !== 'object' || node === null || !Object.hasOwn(node, segment)) return undefined
    node = (node as Record<string, unknown>)[segment]
  }
  return node
}
