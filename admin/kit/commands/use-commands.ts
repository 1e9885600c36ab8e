import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Command } from './command.ts'
import { commandList } from './command-list.ts'

/** Offers these commands for as long as the component is on display. */
export function useCommands(commands: readonly Command[]): void {
  const [owner] = useState(() => Symbol('commands'))
  useEffect(() => commandList.put(owner, commands))
  useEffect(() => () => commandList.remove(owner), [owner])
}

export const useAllCommands = (): readonly Command[] => useSyncExternalStore(commandList.subscribe, commandList.all)
