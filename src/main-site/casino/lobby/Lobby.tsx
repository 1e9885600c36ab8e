import { memo, useEffect, useRef } from 'react'
import { isAsked, writeLobbyQuery } from '../../../rules/casino/lobby-query.ts'
import { useText } from '../../../ui/text.ts'
import type { ShownLobby } from '../../page/casino.ts'
import { useSitePage } from '../../page/page.ts'
import { GameTile } from '../cards/GameTile.tsx'
import { Featured } from './Featured.tsx'
import { GameShelf } from './GameShelf.tsx'
import { LobbyLinks } from './LobbyLinks.tsx'
import { LobbyTools } from './LobbyTools.tsx'
import { MoreGames } from './MoreGames.tsx'
import { OwnShelves } from './OwnShelves.tsx'
import { useLobby } from './use-lobby.ts'

type LobbyProps = { readonly lobby: ShownLobby; readonly about?: string }

/** The games of a part of the casino: as it opens, what it recommends; otherwise what somebody searches. */
export function Lobby({ lobby: first, about }: LobbyProps) {
  const { headline } = useSitePage()
  const { lobby, isLoading, ask, showMore } = useLobby(first)
  const isOpening = !isAsked(lobby.query)
  const opening = useRef(lobby)
  if (isOpening) opening.current = lobby
  // The script of the document has kept what was tapped before.
  useEffect(() => void dispatchEvent(new Event('alive')), [])
  return (
    <div className="lobby" aria-busy={isLoading}>
      <header className="lobby-head">
        <div>
          <h1>{headline}</h1>
          {about && <p>{about}</p>}
        </div>
        <LobbyTools lobby={lobby} ask={ask} />
      </header>
      <LobbyLinks lobbies={lobby.lobbies} />
      <div hidden={!isOpening}>
        <Opening lobby={opening.current} />
      </div>
      <Games lobby={lobby} />
      <MoreGames lobby={lobby} isLoading={isLoading} showMore={showMore} />
    </div>
  )
}

/** What a lobby shows before anything is searched. It stays where it is meanwhile: putting it back would take long. */
const Opening = memo(function Opening({ lobby: { featured, shelves } }: { readonly lobby: ShownLobby }) {
  return (
    <>
      <Featured games={featured} />
      <OwnShelves />
      {shelves.map((shelf) => (
        <GameShelf key={shelf.href} shelf={shelf} />
      ))}
    </>
  )
})

function Games({ lobby: { games, total, shelves, query, withoutNew } }: { readonly lobby: ShownLobby }) {
  const text = useText()
  const { path } = useSitePage()
  if (shelves.length > 0 && !isAsked(query)) {
    return (
      <a className="button button-quiet more" href={path + writeLobbyQuery({ sort: 'title' })}>
        {`${text('site.casino.all')} · ${total}`}
      </a>
    )
  }
  return (
    <section className="games-found">
      {withoutNew !== undefined && <p>{text('site.casino.none-new', { days: withoutNew })}</p>}
      <p className="games-count" role="status">
        {total === 0 ? text('site.casino.not-found') : text('site.casino.count', { count: total })}
      </p>
      <ul className="games">
        {games.map((game) => (
          <GameTile key={game.id} game={game} />
        ))}
      </ul>
    </section>
  )
}
