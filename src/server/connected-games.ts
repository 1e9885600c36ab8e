import type { Manifest, Settings } from '../contract/index.ts'
import { providerNamed } from '../services/games/external/providers.ts'

/** The records without the games of providers to which this server has no connection: nobody could play them. */
export function withConnectedGames(manifest: Manifest, settings: Pick<Settings, 'GAME_PROVIDERS'>): Manifest {
  const games = manifest.games.filter(
    ({ engine }) => engine.kind !== 'external' || providerNamed(settings, engine.provider) !== undefined,
  )
  return games.length === manifest.games.length ? manifest : { ...manifest, games }
}
