import { useState } from 'react'
import { writeLineQuery } from '../../../rules/main-site/line-query.ts'
import { useText } from '../../../ui/text.ts'
import { useSitePage } from '../../page/page.ts'
import type { ShownSports } from '../../page/sports.ts'
import { SportsBar } from '../parts/SportsBar.tsx'
import { SportsHead } from '../parts/SportsHead.tsx'
import { SportsTabs } from '../parts/SportsTabs.tsx'
import { Competitions } from './Competitions.tsx'
import { FixtureList } from './FixtureList.tsx'
import { ListTools } from './ListTools.tsx'

type ListProps = { readonly shown: ShownSports; readonly showMore: (after: string) => Promise<void> }

/** The fixtures of a place, the earliest first; of results the latest. */
export function List({ shown, showMore }: ListProps) {
  const text = useText()
  const { fixtures, next, query } = shown
  return (
    <>
      <SportsTabs {...shown} />
      <SportsBar {...shown} />
      <SportsHead {...shown} />
      <ListTools {...shown} />
      <Competitions {...shown} />
      {fixtures.length === 0 && (
        <p className="no-fixtures">{text(query.search ? 'site.sports.not-found' : 'site.sports.nothing')}</p>
      )}
      <FixtureList fixtures={fixtures} />
      {next && <More query={query} next={next} showMore={showMore} />}
    </>
  )
}

type MoreProps = Pick<ShownSports, 'query'> & { readonly next: string } & Pick<ListProps, 'showMore'>

/** A link that works without JavaScript; with it, the next fixtures are added below. */
function More({ query, next, showMore }: MoreProps) {
  const text = useText()
  const { path } = useSitePage()
  const [isLoading, setIsLoading] = useState(false)
  return (
    <a
      className="button button-quiet more"
      href={path + writeLineQuery({ ...query, after: next })}
      aria-busy={isLoading}
      onClick={async (event) => {
        event.preventDefault()
        if (isLoading) return
        setIsLoading(true)
        await showMore(next)
        setIsLoading(false)
      }}
    >
      {text('site.sports.more')}
    </a>
  )
}
