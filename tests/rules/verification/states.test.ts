import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { VerificationState } from '../../../src/contract/index.ts'
import {
  isUnderModeration,
  mayReceive,
  mayView,
  stateAfter,
  type VerificationAct,
} from '../../../src/rules/verification/states.ts'

const acts: readonly VerificationAct[] = ['receive', 'complete', 'take', 'approve', 'reject', 'reopen']

type Known = VerificationState | 'none'

/** Every state on the way; refused acts change nothing. */
function walk(sequence: readonly VerificationAct[]): Known[] {
  const states: Known[] = ['none']
  for (const act of sequence) states.push(stateAfter(states.at(-1) ?? 'none', act) ?? states.at(-1) ?? 'none')
  return states
}

describe('The states of a verification, over any sequence of acts', () => {
  const property = (check: (states: readonly Known[], sequence: readonly VerificationAct[]) => void) =>
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...acts), { maxLength: 30 }), (sequence) => check(walk(sequence), sequence)),
      { numRuns: 2000 },
    )

  test('there is a result only after somebody has taken complete documents', () => {
    property((states) => {
      const result = states.findIndex((state) => state === 'verified' || state === 'rejected')
      if (result === -1) return
      const before = states.slice(0, result)
      expect(before.indexOf('on-check')).toBeGreaterThan(before.indexOf('in-process'))
      expect(before.indexOf('in-process')).toBeGreaterThan(0)
    })
  })

  test('a rejected check stays rejected, and a verified one changes only when it is reopened', () => {
    property((states, sequence) => {
      for (const [place, state] of states.slice(0, -1).entries()) {
        const next = states[place + 1]
        if (state === 'rejected') expect(next).toBe('rejected')
        if (state === 'verified') expect(next).toBe(sequence[place] === 'reopen' ? 'on-check' : 'verified')
      }
    })
  })

  test('documents never change while the staff sees them', () => {
    property((states) => {
      for (const state of states) {
        if (state === 'none' || state === 'rejected') continue
        expect(mayReceive(state) && mayView(state)).toBe(false)
        for (const act of ['receive', 'complete'] as const)
          expect(stateAfter(state, act) !== undefined && mayView(state)).toBe(false)
      }
    })
  })

  test('every state can be reached, and the profile is under moderation while complete documents are undecided', () => {
    const reached = new Set<Known>()
    property((states) => {
      for (const state of states) reached.add(state)
    })
    expect([...reached].sort()).toEqual(['in-process', 'none', 'on-check', 'rejected', 'sent', 'verified'])
    const all = [...reached].filter((state) => state !== 'none')
    expect(all.filter(isUnderModeration).sort()).toEqual(['in-process', 'on-check'])
  })

  test('after a rejection, and before anything was sent, a document is welcome', () => {
    expect(['none', 'sent', 'in-process', 'rejected'].map((state) => mayReceive(state as Known))).toEqual(
      Array(4).fill(true),
    )
    expect(['on-check', 'verified'].map((state) => mayReceive(state as Known))).toEqual([false, false])
  })
})
