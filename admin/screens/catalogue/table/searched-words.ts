import { createContext } from 'react'

/** The words of the search, for the cells that highlight them. */
export const SearchedWords = createContext<readonly string[]>([])
