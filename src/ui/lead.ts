import { createContext } from 'react'

/** Whether a component is above the fold: in the top bar or in the first block, whose headline is the page's h1. */
export const LeadContext = createContext(false)

export const LeadProvider = LeadContext.Provider
