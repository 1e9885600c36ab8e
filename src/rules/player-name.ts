import { playerNamePattern } from '../contract/patterns.ts'

/** The name of a one-click account as it is stored; undefined if it is none. */
export function normalizePlayerName(text: string): string | undefined {
  const name = text.normalize('NFKC').trim().toLowerCase()
  return playerNamePattern.test(name) ? name : undefined
}
