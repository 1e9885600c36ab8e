import { createHash } from 'node:crypto'

/** A short digest of a text; equal texts have equal revisions. */
export const revisionOfText = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16)
