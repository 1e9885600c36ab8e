import { priceAcceptanceValues } from '../../../contract/choices.ts'
import type { PriceAcceptance } from '../../../contract/index.ts'
import type { Selection } from './selection.ts'

/** What somebody is about to bet on, on this device. */
export type Slip = {
  readonly selections: readonly Selection[]
  /** How many of them make a combination: 1 for single bets; all of them if left out. */
  readonly size?: number
  /** What was typed. */
  readonly stake: string
  readonly accept: PriceAcceptance
}

export const emptySlip: Slip = { selections: [], stake: '', accept: 'better' }

type Stored = { readonly [Name in keyof Slip]?: unknown }

/** Reads a slip that was stored; what is not understood is left out. */
export function readSlip(stored: unknown): Slip {
  const { selections, size, stake, accept } = (stored ?? {}) as Stored
  return {
    selections: Array.isArray(selections) ? selections.filter(isSelection) : [],
    ...(typeof size === 'number' && { size }),
    stake: typeof stake === 'string' ? stake : emptySlip.stake,
    accept: priceAcceptanceValues.find((known) => known === accept) ?? emptySlip.accept,
  }
}

const texts = ['fixture', 'market', 'outcome', 'type', 'part'] as const

function isSelection(stored: unknown): stored is Selection {
  const { odds, match, words, ...named } = (stored ?? {}) as { readonly [Name in keyof Selection]?: unknown }
  return (
    texts.every((name) => typeof named[name] === 'string') &&
    Number.isSafeInteger(odds) &&
    typeof match === 'object' &&
    typeof words === 'object'
  )
}
