import type { Receipt } from '../../../rules/rounds/verify-round.ts'

/** A receipt that was pasted; undefined if the text is none. */
export function readReceipt(text: string): Receipt | undefined {
  if (!text.trimStart().startsWith('{')) return undefined
  try {
    const read: Partial<Receipt> = JSON.parse(text)
    const { round, engine, stakes } = read
    return round && engine && stakes ? (read as Receipt) : undefined
  } catch {
    return undefined
  }
}
