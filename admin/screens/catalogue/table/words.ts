import { createContext } from 'react'

/** What is searched for, for the cells that mark it. */
export const Words = createContext<readonly string[]>([])
