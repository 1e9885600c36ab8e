import { type Node, parseTree } from 'jsonc-parser'
import type { Finding } from '../finding.ts'
import { pointerOf } from './pointer.ts'

/** Half of a character, as an escape; most are one half of a valid pair. */
const half = /\\u[dD][89a-fA-F]/

/** Names and texts that contain half of a character (a lone surrogate), at their places. */
export function malformedUnicode(text: string): Omit<Finding, 'file'>[] {
  if (!half.test(text) && text.isWellFormed()) return []
  const root = parseTree(text)
  return root ? stringsIn(root).filter(isMalformed).map(describe) : []
}

function stringsIn(node: Node): Node[] {
  return node.type === 'string' ? [node] : (node.children ?? []).flatMap(stringsIn)
}

const isMalformed = ({ value }: Node) => !String(value).isWellFormed()

function describe(node: Node): Omit<Finding, 'file'> {
  const [lone = ''] = /\p{Surrogate}/u.exec(String(node.value)) ?? []
  const written = `\\u${lone.charCodeAt(0).toString(16)}`
  const message = `The text contains half of a character, ${written}.`
  return { code: 'malformed-unicode', pointer: pointerOf(node).toWellFormed(), message, offset: node.offset }
}
