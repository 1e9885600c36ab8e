import { createContext, type RefObject, useContext } from 'react'

const HasMovedContext = createContext<RefObject<boolean>>({ current: false })

export const HasMovedProvider = HasMovedContext.Provider

/** Whether the player has already seen a step of the cashier. */
export const useHasMoved = () => useContext(HasMovedContext)
