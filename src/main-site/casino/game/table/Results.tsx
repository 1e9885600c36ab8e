import type { ReactNode } from 'react'
import { useText } from '../../../../ui/text.ts'
import { useSitePage } from '../../../page/page.ts'
import type { TableNow } from './table-now.ts'

type ResultsProps = {
  readonly table: TableNow
  readonly children: (shown: TableNow['results'][number]['shown']) => ReactNode
}

/** What came in the rounds before; each leads to its proof. */
export function Results({ table: { id, results }, children }: ResultsProps) {
  const text = useText()
  const { navigation } = useSitePage()
  return (
    <ol className="table-results" aria-label={text('site.play.table-results')}>
      {results.map(({ round, shown }) => (
        <li key={round}>
          {navigation.screens.fairness ? (
            <a href={`${navigation.screens.fairness}#${id}.${round}`}>{children(shown)}</a>
          ) : (
            children(shown)
          )}
        </li>
      ))}
    </ol>
  )
}
