import { createContext, useContext } from 'react'
import type { NumberStyle } from '../rules/money.ts'
import type { OwnPicture } from '../rules/pictures/own-picture.ts'
import type { Text } from './format-text.ts'

export type Texts = Readonly<Record<string, Text>>

/** What primitives need to know about their page, on landings and on the main site. */
export type PageBasics = {
  readonly locale: { readonly code: string; readonly tag: string }
  readonly texts: Texts
  /** The values of {brand}, {amount}, … in all texts of the page. */
  readonly values: Readonly<Record<string, string>>
  readonly numbers: NumberStyle
  readonly currencies: readonly { readonly code: string; readonly symbol: string; readonly digits: number }[]
  /** The address of the folder with the icon files. */
  readonly icons: string
  /** The own pictures of the page, by the names that records give them; left out if there are none. */
  readonly pictures?: Readonly<Record<string, OwnPicture>>
}

const PageBasicsContext = createContext<PageBasics | null>(null)

export const PageBasicsProvider = PageBasicsContext.Provider

export function usePageBasics(): PageBasics {
  const basics = useContext(PageBasicsContext)
  if (!basics) throw new Error('Used outside of a page.')
  return basics
}
