import type { SourceProblem } from '../source.ts'

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Decodes bytes that must be UTF-8 without a byte order mark. */
export function decode(bytes: Uint8Array): { text: string } | { problem: SourceProblem } {
  const mark = byteOrderMark(bytes)
  if (mark === 'UTF-8') {
    return { problem: { code: 'byte-order-mark', message: 'The file starts with a byte order mark (BOM).', offset: 0 } }
  }
  if (mark) return { problem: { code: 'not-utf8', message: `The file is ${mark} text.`, offset: 0 } }
  try {
    return { text: decoder.decode(bytes) }
  } catch {
    return { problem: { code: 'not-utf8', message: 'The file contains bytes that are not UTF-8 text.', offset: 0 } }
  }
}

function byteOrderMark(bytes: Uint8Array): 'UTF-8' | 'UTF-16' | undefined {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'UTF-8'
  const marked = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)
  // Without a mark, a brace next to a zero byte indicates UTF-16.
  const unmarked = (first === 0 && second !== undefined) || (second === 0 && first !== undefined)
  return marked || unmarked ? 'UTF-16' : undefined
}
