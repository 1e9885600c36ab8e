import { keptValue } from '../../../visitor/kept-value.ts'
import { emptySlip, readSlip, type Slip } from './read-slip.ts'
import { isSame, type Outcome, type Selection } from './selection.ts'

/** The slip of this browser. It survives signing in, another language, and the tab. */
export const slip = keptValue({ name: 'slip', first: emptySlip, read: readSlip })

/** A bet has no more legs. */
export const mostSelections = 20

/** Puts an outcome on the slip, or takes it off. */
export function toggleSelection(selection: Selection): void {
  slip.change((before) => {
    const { selections } = before
    const others = selections.filter((one) => !isSame(one, selection))
    if (others.length < selections.length) return { ...before, selections: others }
    return selections.length < mostSelections ? { ...before, selections: [...selections, selection] } : before
  })
}

export const clearSlip = (): void => slip.change(({ accept }) => ({ ...emptySlip, accept }))

export const changeSlip = (change: Partial<Omit<Slip, 'selections'>>): void =>
  slip.change((before) => ({ ...before, ...change }))

/** Takes these outcomes off the slip: they are bet on. */
export const removeSelections = (outcomes: readonly Outcome[]): void =>
  slip.change((before) => ({
    ...before,
    selections: before.selections.filter((one) => !outcomes.some((outcome) => isSame(outcome, one))),
  }))

/** The player has seen these odds. */
export const acceptOdds = (oddsOf: (outcome: Outcome) => number | undefined): void =>
  slip.change((before) => ({
    ...before,
    selections: before.selections.map((one) => ({ ...one, odds: oddsOf(one) ?? one.odds })),
  }))
