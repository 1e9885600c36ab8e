import { type LineQuery, shownHours, writeLineQuery } from '../../../rules/main-site/line-query.ts'
import { useText } from '../../../ui/text.ts'
import { useSitePage } from '../../page/page.ts'
import type { ShownSports } from '../../page/sports.ts'

/** Search, and when the matches begin. Both are addresses, which also work without JavaScript. */
export function ListTools({ query, screen }: Pick<ShownSports, 'query' | 'screen'>) {
  if (screen === 'results') return null
  return (
    <div className="list-tools">
      <Search query={query} />
      {screen !== 'live' && <Periods query={query} />}
    </div>
  )
}

function Search({ query: { search, hours } }: { readonly query: LineQuery }) {
  const text = useText()
  const { path } = useSitePage()
  return (
    <search>
      <form className="line-search" action={path} method="get">
        <input
          type="search"
          name="search"
          aria-label={text('site.sports.search-label')}
          placeholder={text('site.sports.search-label')}
          defaultValue={search}
          minLength={2}
          maxLength={60}
          required
        />
        {hours && <input type="hidden" name="hours" value={hours} />}
        <button type="submit" className="button button-quiet">
          {text('site.sports.search')}
        </button>
      </form>
    </search>
  )
}

function Periods({ query }: { readonly query: LineQuery }) {
  const text = useText()
  const { path } = useSitePage()
  const { after: _, hours: chosen, ...rest } = query
  return (
    <nav className="periods" aria-label={text('site.sports.periods')}>
      {[undefined, ...shownHours].map((hours) => (
        <a
          key={hours ?? 'all'}
          className="period"
          href={path + writeLineQuery({ ...rest, ...(hours && { hours }) })}
          aria-current={hours === chosen ? 'true' : undefined}
        >
          {hours ? text('site.sports.hours', { hours: Number(hours) }) : text('site.sports.whenever')}
        </a>
      ))}
    </nav>
  )
}
