import type { Handler } from '../games.ts'
import { gamePage } from '../offered/game-page.ts'
import { lobbyPage } from '../offered/lobby.ts'
import { favouritesOf, setFavourite as mark } from '../own/favourites.ts'
import { ownPlay as played } from '../own/own-play.ts'
import { recentGamesOf } from '../own/recent.ts'

export const games: Handler<'games'> = (service, { query }) => lobbyPage(service, query)

export const game: Handler<'game'> = (service, { params, query }) => gamePage(service, params.game, query)

export const ownGames: Handler<'own-games'> = async ({ db }, { player: { account } }) => ({
  favourites: await favouritesOf(db, account.id),
  recent: await recentGamesOf(db, account.id),
})

export const setFavourite: Handler<'set-favourite'> = async (service, { body, player: { account } }) => ({
  favourites: await mark(service, { account: account.id, ...body }),
})

export const ownPlay: Handler<'own-play'> = (service, { player: { account } }) => played(service, account)
