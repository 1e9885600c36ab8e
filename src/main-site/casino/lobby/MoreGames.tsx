import { useEffect, useRef } from 'react'
import { writeLobbyQuery } from '../../../rules/casino/lobby-query.ts'
import { useText } from '../../../ui/text.ts'
import type { ShownLobby } from '../../page/casino.ts'
import { useSitePage } from '../../page/page.ts'

type MoreGamesProps = {
  readonly lobby: ShownLobby
  readonly isLoading: boolean
  readonly showMore: () => Promise<void>
}

/** How far below the screen the next games are loaded. */
const ahead = '900px'

/** The next games: a link that works without JavaScript; with it, they come when the end of the list comes near. */
export function MoreGames({ lobby: { next, query }, isLoading, showMore }: MoreGamesProps) {
  const text = useText()
  const { path } = useSitePage()
  const link = useRef<HTMLAnchorElement>(null)
  const more = useRef(showMore)
  more.current = showMore
  useEffect(() => {
    if (next === undefined || isLoading || !link.current) return
    const watcher = new IntersectionObserver(
      ([seen]) => {
        if (seen?.isIntersecting) void more.current()
      },
      { rootMargin: ahead },
    )
    watcher.observe(link.current)
    return () => watcher.disconnect()
  }, [next, isLoading])
  if (next === undefined) return null
  return (
    <a
      ref={link}
      className="button button-quiet more"
      href={path + writeLobbyQuery({ ...query, after: next })}
      aria-busy={isLoading}
      onClick={(event) => {
        event.preventDefault()
        void showMore()
      }}
    >
      {text('site.casino.more')}
    </a>
  )
}
