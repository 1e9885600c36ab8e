import { isSame } from '../../../src/registry/overrides/difference.ts'

/** What can be undone and redone. */
export type History<Value> = {
  readonly past: readonly Step<Value>[]
  readonly present: Value
  readonly future: readonly Step<Value>[]
}

type Step<Value> = {
  readonly value: Value
  /** The place that was changed next, and when: typing in one field is one step. */
  readonly place: string
  readonly at: number
}

const mostSteps = 200

/** Changes of one place that follow each other faster than this are one step, in milliseconds. */
const stepPause = 1000

export const beginHistory = <Value>(present: Value): History<Value> => ({ past: [], present, future: [] })

export function change<Value>(history: History<Value>, next: Value, place: string, at: number): History<Value> {
  const { past, present } = history
  if (isSame(present, next)) return history
  const last = past.at(-1)
  const isSameStep =
    last !== undefined && last.place === place && at - last.at < stepPause && history.future.length === 0
  const steps = isSameStep ? [...past.slice(0, -1), { ...last, at }] : [...past, { value: present, place, at }]
  return { past: steps.slice(-mostSteps), present: next, future: [] }
}

export function undo<Value>(history: History<Value>): History<Value> {
  const last = history.past.at(-1)
  if (!last) return history
  return {
    past: history.past.slice(0, -1),
    present: last.value,
    future: [{ ...last, value: history.present }, ...history.future],
  }
}

export function redo<Value>(history: History<Value>): History<Value> {
  const [next, ...future] = history.future
  if (!next) return history
  // The next keystroke is a step of its own.
  return { past: [...history.past, { ...next, value: history.present, at: 0 }], present: next.value, future }
}
