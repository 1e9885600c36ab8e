import { createContext, type ReactNode, useContext } from 'react'

/** What the renderer puts into a block that may know neither dialogs nor other blocks. */
type Slots = {
  /** The page's dialog, where it stands on the page itself. */
  readonly form?: ReactNode
  /** One of each block. */
  readonly gallery?: ReactNode
}

const SlotsContext = createContext<Slots>({})

export const SlotsProvider = SlotsContext.Provider

export function useSlots(): Slots {
  return useContext(SlotsContext)
}
