import { createContext } from 'react'

/** Whether this is what the visitor sees first: the bar and the first block, whose headline is the page's. */
export const LeadContext = createContext(false)

export const LeadProvider = LeadContext.Provider
