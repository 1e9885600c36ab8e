import type { ReactNode } from 'react'
import { useText } from '../../../ui/text.ts'
import { WhenLoaded } from '../../parts/loading/WhenLoaded.tsx'
import { type ReadPage, usePages } from './use-pages.ts'

type PagesProps<Row> = {
  readonly read: ReadPage<Row>
  /** Said if there is nothing. */
  readonly none: string
  readonly children: (row: Row) => ReactNode
}

/** The lines of a history, and more of them on request. */
export function Pages<Row>({ read, none, children }: PagesProps<Row>) {
  const text = useText()
  const { loading, again, withMore, more } = usePages(read)
  return (
    <WhenLoaded loading={loading} again={again}>
      {(first) => {
        const shown = withMore(first)
        if (shown.rows.length === 0) return <p className="panel">{none}</p>
        return (
          <>
            <ul className="history">{shown.rows.map(children)}</ul>
            {shown.next !== undefined && (
              <button type="button" className="button button-quiet button-wide" onClick={() => more(shown)}>
                {text('site.tool.more')}
              </button>
            )}
            {shown.hasFailed && (
              <p className="problem" role="alert">
                {text('site.tool.failed')}
              </p>
            )}
          </>
        )
      }}
    </WhenLoaded>
  )
}
