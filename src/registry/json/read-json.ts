import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import type { Finding } from '../finding.ts'
import { malformedUnicode } from './malformed-unicode.ts'
import { pointerOf } from './pointer.ts'

type Problem = Omit<Finding, 'file'>

const maxDepth = 64
const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype'])

/** Parses JSON and rejects everything that JSON parsers disagree on. */
export function readJson(text: string): { value: unknown } | { problems: Problem[] } {
  const outline = outlineOf(text)
  if (outline.tooDeepAt !== undefined) {
    const message = `Values are nested more than ${maxDepth} levels deep.`
    return { problems: [{ code: 'too-deep', pointer: '', message, offset: outline.tooDeepAt }] }
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { problems: [describeSyntaxError(text)] }
  }
  const halves = malformedUnicode(text)
  if (halves.length > 0) return { problems: halves }
  const keys = countKeys(value)
  // JSON.parse drops duplicate keys, so that fewer are left than the text contains.
  if (keys.count === outline.keys && !keys.forbidden) return { value }
  return { problems: describeKeys(text) }
}

/** Scans the text for its nesting depth and number of keys without parsing it. */
function outlineOf(text: string): { keys: number; tooDeepAt?: number } {
  let keys = 0
  let depth = 0
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case 0x22: // "
        index = endOfString(text, index)
        break
      case 0x3a: // :
        keys++
        break
      case 0x7b: // {
      case 0x5b: // [
        if (++depth > maxDepth) return { keys, tooDeepAt: index }
        break
      case 0x7d: // }
      case 0x5d: // ]
        depth--
    }
  }
  return { keys }
}

function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end === -1 ? text.length : end
}

function isEscaped(text: string, index: number): boolean {
  let backslashes = 0
  while (text.charCodeAt(index - 1 - backslashes) === 0x5c) backslashes++
  return backslashes % 2 === 1
}

function countKeys(value: unknown): { count: number; forbidden: boolean } {
  let count = 0
  let forbidden = false
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    if (Array.isArray(node)) {
      for (const item of node) visit(item)
      return
    }
    for (const key in node) {
      count++
      if (forbiddenKeys.has(key)) forbidden = true
      visit(node[key as keyof typeof node])
    }
  }
  visit(value)
  return { count, forbidden }
}

function describeSyntaxError(text: string): Problem {
  const errors: ParseError[] = []
  parseTree(text, errors, { allowTrailingComma: false, disallowComments: true })
  const [error] = errors
  if (!error) return { code: 'malformed-json', pointer: '', message: 'The file is not valid JSON.', offset: 0 }
  const words = printParseErrorCode(error.error).replace(/([a-z])([A-Z])/g, '$1 $2')
  const found = text.trim() === '' ? 'The file is empty.' : `Not valid JSON: ${words.toLowerCase()}.`
  return { code: 'malformed-json', pointer: '', message: found, offset: error.offset }
}

function describeKeys(text: string): Problem[] {
  const problems: Problem[] = []
  const visit = (node: Node): void => {
    const seen = new Set<string>()
    for (const child of node.children ?? []) {
      const key = child.type === 'property' ? child.children?.[0] : undefined
      if (key) {
        const problem = seen.has(key.value)
          ? 'duplicate-key'
          : forbiddenKeys.has(key.value)
            ? 'forbidden-key'
            : undefined
        const message =
          problem === 'duplicate-key' ? `"${key.value}" is set twice.` : `"${key.value}" is a reserved name.`
        if (problem) problems.push({ code: problem, pointer: pointerOf(key), message, offset: key.offset })
        seen.add(key.value)
      }
      visit(child)
    }
  }
  const root = parseTree(text)
  if (root) visit(root)
  return problems
}
