import type { Command } from './command.ts'

const parts = new Map<symbol, readonly Command[]>()
const listeners = new Set<() => void>()
let all: readonly Command[] = []

function changed() {
  all = [...parts.values()].flat()
  for (const listener of listeners) listener()
}

/** The commands of everything that is on display at this moment. */
export const commandList = {
  all: () => all,
  put(owner: symbol, commands: readonly Command[]) {
    parts.set(owner, commands)
    changed()
  },
  remove(owner: symbol) {
    parts.delete(owner)
    changed()
  },
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
}
