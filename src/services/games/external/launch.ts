import { hashToken, newToken } from '../../../kernel/secrets.ts'
import { requireNotExcluded } from '../../cashier/limits/require-stake.ts'
import { callError } from '../errors.ts'
import type { Gambler, Games } from '../games.ts'
import { openGame } from '../offered/find-game.ts'
import { providerNamed } from './providers.ts'

/** For so long a provider may act for a player. */
const validFor = 4 * 60 * 60_000

/** The address at which the game of a provider is played by this player. */
export async function launchGame(games: Games, gambler: Gambler, id: string, locale: string): Promise<string> {
  const { engine } = openGame(games, id, gambler)
  if (engine.kind !== 'external') throw callError('game-not-external')
  const provider = providerNamed(games.settings, engine.provider)
  if (!provider) throw callError('game-downtime')
  const moment = games.now()
  await requireNotExcluded(games, games.db, gambler.id)
  const token = newToken()
  await games.db
    .insertInto('external_launches')
    .values({
      token_hash: hashToken(token),
      account_id: gambler.id,
      game: id,
      provider: provider.name,
      currency: gambler.currency,
      country: gambler.country,
      expires_at: moment + validFor,
    })
    .execute()
  const address = new URL(provider.address)
  for (const [name, value] of Object.entries({ token, game: engine.code, currency: gambler.currency, locale }))
    address.searchParams.set(name, value)
  return address.href
}
