import { hash } from 'node:crypto'

/** A short digest of data, the same in every process. */
export function digest(value: unknown): string {
  return hash('sha256', JSON.stringify(value)).slice(0, 16)
}
