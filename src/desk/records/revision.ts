import { createHash } from 'node:crypto'

/** A short digest of a text; the same text has the same revision wherever it lies. */
export const revisionOfText = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)
