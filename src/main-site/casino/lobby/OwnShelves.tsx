import { useCallback, useEffect, useState } from 'react'
import { writeLobbyQuery } from '../../../rules/casino/lobby-query.ts'
import { useText } from '../../../ui/text.ts'
import type { GameCard } from '../../page/casino.ts'
import { useSitePage } from '../../page/page.ts'
import { useVisitor } from '../../page/player.ts'
import { GameTile } from '../cards/GameTile.tsx'
import { useOwnGames } from '../own/use-own-games.ts'
import { loadLobby } from './load-lobby.ts'

const shelves = ['recent', 'favourites'] as const

/** What the player played last, and what they have marked. */
export function OwnShelves() {
  const own = useOwnGames()
  if (useVisitor().kind !== 'player') return null
  return shelves.map((name) => <OwnShelf key={name} name={name} ids={own[name]} />)
}

/** A row holds no more; the list behind it has them all. */
const mostInRow = 12

function OwnShelf({ name, ids }: { readonly name: (typeof shelves)[number]; readonly ids: readonly string[] }) {
  const text = useText()
  const { path } = useSitePage()
  const games = useGames(path, ids)
  if (games.length === 0) return null
  return (
    <section className="game-shelf">
      <h2>
        <a href={path + writeLobbyQuery({ only: ids.slice(0, 60) })}>{text(`site.casino.${name}`)}</a>{' '}
        <small>{ids.length}</small>
      </h2>
      <ul className="games games-row">
        {games.map((game) => (
          <GameTile key={game.id} game={game} />
        ))}
      </ul>
    </section>
  )
}

/** The cards of games by name; those that are known stay while others are loaded. */
function useGames(path: string, ids: readonly string[]): readonly GameCard[] {
  const [known, setKnown] = useState<ReadonlyMap<string, GameCard>>(new Map())
  const wanted = ids.slice(0, mostInRow)
  const missing = wanted.filter((id) => !known.has(id)).join('.')
  const load = useCallback(async () => {
    const found = await loadLobby(path + writeLobbyQuery({ only: missing.split('.') }))
    if (found) setKnown((before) => new Map([...before, ...found.games.map((game) => [game.id, game] as const)]))
  }, [path, missing])
  useEffect(() => {
    if (missing) void load()
  }, [missing, load])
  return wanted.flatMap((id) => known.get(id) ?? [])
}
