import { hashOfSeed } from '../../fairness/seed-hash.ts'
import type { Rules } from '../engine.ts'

/** A short hash of the rules, whatever the order of their properties: a simulation says which rules it has played. */
export const hashOfRules = (rules: Rules): string => hashOfSeed(JSON.stringify(sorted(rules))).slice(0, 16)

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, part]) => [key, sorted(part)]),
  )
}
