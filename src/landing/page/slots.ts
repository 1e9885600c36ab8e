import { createContext, type ReactNode, useContext } from 'react'

/** Content that the renderer passes to blocks, which may import neither dialogs nor other blocks. */
type Slots = {
  /** The page's dialog, if it is inline. */
  readonly form?: ReactNode
  /** One block of each type. */
  readonly gallery?: ReactNode
}

const SlotsContext = createContext<Slots>({})

export const SlotsProvider = SlotsContext.Provider

export function useSlots(): Slots {
  return useContext(SlotsContext)
}
