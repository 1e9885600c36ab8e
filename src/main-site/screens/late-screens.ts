import { type ComponentType, createContext, useContext } from 'react'
import { late } from '../../ui/late.ts'
import type { ShownSports } from '../page/sports.ts'

type SportsProps = { readonly sports: ShownSports }

/** Screens whose code comes after that of the page. The server, which has it all, renders them at once. */
type LateScreens = { readonly Sports: ComponentType<SportsProps> }

const LateScreensContext = createContext<LateScreens>({
  Sports: late(() => import('../sports/Sports.tsx').then((loaded) => ({ default: loaded.Sports }))),
})

export const LateScreensProvider = LateScreensContext.Provider

export const useLateScreens = () => useContext(LateScreensContext)
