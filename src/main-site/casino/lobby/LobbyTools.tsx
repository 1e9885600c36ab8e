import { type FormEvent, useEffect, useRef } from 'react'
import { type LobbyQuery, lobbySorts, readLobbyQuery, writeLobbyQuery } from '../../../rules/casino/lobby-query.ts'
import { useText } from '../../../ui/text.ts'
import type { ShownLobby } from '../../page/casino.ts'
import { useSitePage } from '../../page/page.ts'

type LobbyToolsProps = {
  readonly lobby: ShownLobby
  readonly ask: (query: LobbyQuery, isTyping: boolean) => void
}

/** Search, studio and order: a form that also works without JavaScript. With it, the games follow at once. */
export function LobbyTools({ lobby: { query, studios }, ask }: LobbyToolsProps) {
  const text = useText()
  const { path } = useSitePage()
  const form = useRef<HTMLFormElement>(null)
  const follow = (event: FormEvent<HTMLFormElement>) =>
    ask(queryIn(event.currentTarget), event.type === 'input' && event.target instanceof HTMLInputElement)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed and chosen before the page came to life.
  useEffect(() => {
    const early = form.current && queryIn(form.current)
    if (early && writeLobbyQuery(early) !== writeLobbyQuery(query)) ask(early, true)
  }, [])
  return (
    <search className="lobby-search">
      <form
        ref={form}
        action={path}
        method="get"
        onInput={follow}
        onSubmit={(event) => {
          event.preventDefault()
          follow(event)
        }}
      >
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="10.500" cy="10.500" r="6.500" />
          <path d="m16 16 5 5" />
        </svg>
        <input
          type="search"
          name="search"
          aria-label={text('site.casino.search-label')}
          placeholder={text('site.casino.search-label')}
          defaultValue={query.search}
          maxLength={60}
          enterKeyHint="search"
        />
        <label>
          <span className="unseen">{text('site.casino.studio')}</span>
          <select name="studio" defaultValue={query.studio ?? ''}>
            <option value="">{text('site.casino.all-studios')}</option>
            {studios.map(({ id, name, count }) => (
              <option key={id} value={id}>
                {`${name} (${count})`}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span className="unseen">{text('site.casino.order')}</span>
          <select name="sort" defaultValue={query.sort ?? ''}>
            <option value="">{text('site.casino.sort-popular')}</option>
            {lobbySorts.map((sort) => (
              <option key={sort} value={sort}>
                {text(`site.casino.sort-${sort}`)}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="button button-quiet">
          {text('site.casino.search')}
        </button>
      </form>
    </search>
  )
}

function queryIn(form: HTMLFormElement): LobbyQuery {
  const wanted = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' && value ? [[name, value]] : [],
  )
  return readLobbyQuery(new URLSearchParams(wanted))
}
