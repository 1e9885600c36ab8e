import { createContext, useContext } from 'react'
import type { NumberStyle } from '../rules/money.ts'
import type { Text } from './format-text.ts'

export type Texts = Readonly<Record<string, Text>>

/** What the primitives have to know of the page on which they stand, whichever wing it is of. */
export type PageBasics = {
  readonly locale: { readonly code: string; readonly tag: string }
  readonly texts: Texts
  /** What stands for {brand}, {amount}, … in all texts of the page. */
  readonly values: Readonly<Record<string, string>>
  readonly numbers: NumberStyle
  readonly currencies: readonly { readonly code: string; readonly symbol: string; readonly digits: number }[]
  /** Where the files of pictures are. */
  readonly icons: string
}

const PageBasicsContext = createContext<PageBasics | null>(null)

export const PageBasicsProvider = PageBasicsContext.Provider

export function usePageBasics(): PageBasics {
  const basics = useContext(PageBasicsContext)
  if (!basics) throw new Error('This stands outside of a page.')
  return basics
}
