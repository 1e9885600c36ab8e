import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser'
import { splitPointer } from '../json/pointer.ts'

export type Place = { readonly line: number; readonly column: number }

/** Converts pointers into a file's text to lines and columns. The text is parsed once, on first use. */
export function placeFinder(text: string): {
  at(pointer: string, atKey?: boolean): Place
  atOffset(offset: number): Place
} {
  let root: Node | undefined
  const starts = lineStarts(text)
  const atOffset = (offset: number) => toPlace(starts, offset)
  return {
    atOffset,
    at(pointer, atKey = false) {
      // A file that was rejected unread (too deep, misplaced) may not be safe to parse.
      if (pointer === '') return atOffset(Math.max(0, text.search(/\S/)))
      root ??= parseTree(text)
      const node = root && nearestNode(root, splitPointer(pointer))
      const key = atKey && node?.parent?.type === 'property' ? node.parent.children?.[0] : undefined
      return atOffset((key ?? node)?.offset ?? 0)
    },
  }
}

/** The node at a path, or its nearest existing ancestor. */
function nearestNode(root: Node, segments: readonly string[]): Node {
  let node = root
  for (const segment of segments) {
    const next = findNodeAtLocation(node, [node.type === 'array' ? Number(segment) : segment])
    if (!next) return node
    node = next
  }
  return node
}

function lineStarts(text: string): number[] {
  const starts = [0]
  for (let index = text.indexOf('\n'); index !== -1; index = text.indexOf('\n', index + 1)) starts.push(index + 1)
  return starts
}

function toPlace(starts: readonly number[], offset: number): Place {
  const after = starts.findIndex((start) => start > offset)
  const line = after === -1 ? starts.length : after
  return { line, column: offset - (starts[line - 1] ?? 0) + 1 }
}
