import { type ComponentType, createContext, useContext } from 'react'
import { late } from '../../ui/late.ts'
import type { GameCard, ShownGame, ShownLobby } from '../page/casino.ts'
import type { ShownSports } from '../page/sports.ts'

type LobbyProps = { readonly lobby: ShownLobby; readonly about?: string }

type GamePageProps = {
  readonly game: ShownGame
  readonly others: readonly GameCard[]
  readonly trial: string | undefined
}

type SportsProps = { readonly sports: ShownSports }

/** Screens whose code comes after that of the page. The server, which has it all, renders them at once. */
type LateScreens = {
  readonly Sports: ComponentType<SportsProps>
  readonly Lobby: ComponentType<LobbyProps>
  readonly GamePage: ComponentType<GamePageProps>
}

const LateScreensContext = createContext<LateScreens>({
  Sports: late(() => import('../sports/Sports.tsx').then((loaded) => ({ default: loaded.Sports }))),
  Lobby: late(() => import('../casino/lobby/Lobby.tsx').then((loaded) => ({ default: loaded.Lobby }))),
  GamePage: late(() => import('../casino/game/GamePage.tsx').then((loaded) => ({ default: loaded.GamePage }))),
})

export const LateScreensProvider = LateScreensContext.Provider

export const useLateScreens = () => useContext(LateScreensContext)
