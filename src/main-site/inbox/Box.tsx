import { useCallback, useState } from 'react'
import type { InboxCalls } from '../../contract/calls/inbox.ts'
import { useText } from '../../ui/text.ts'
import type { PlayerActions } from '../page/player.ts'
import { MoreButton } from '../parts/loading/MoreButton.tsx'
import { usePages } from '../parts/loading/use-pages.ts'
import { WhenLoaded } from '../parts/loading/WhenLoaded.tsx'
import { ClearArchive } from './ClearArchive.tsx'
import { type Change, changedBy, makeChange } from './changed-by.ts'
import { NoticeLine } from './NoticeLine.tsx'

export type BoxName = NonNullable<InboxCalls['notices']['query']['box']>

type BoxProps = { readonly box: BoxName; readonly act: PlayerActions }

/** The notices of one box, newest first. What is done is shown at once when the server has done it. */
export function Box({ box, act }: BoxProps) {
  const text = useText()
  const { calls, refresh } = act
  const pages = usePages(
    useCallback(
      async (before?: string) => {
        const page = await calls.read('notices', { query: { box, ...(before && { before }) } }, { isFresh: true })
        return page.kind === 'answer' ? { rows: page.content.notices, next: page.content.next } : undefined
      },
      [calls, box],
    ),
  )
  const [changes, setChanges] = useState<readonly Change[]>([])
  const [hasFailed, setHasFailed] = useState(false)

  async function change(made: Change): Promise<void> {
    const done = await makeChange(calls, made)
    setHasFailed(!done)
    if (!done) return
    setChanges((before) => [...before, made])
    await refresh()
  }

  return (
    <WhenLoaded loading={pages.loading} again={pages.again}>
      {({ rows }) => {
        const notices = changedBy(changes, [...rows, ...pages.added])
        const [newest] = notices
        if (!newest)
          return <p className="panel">{text(box === 'inbox' ? 'site.inbox.none' : 'site.inbox.none-archived')}</p>
        return (
          <>
            {box === 'archive' && <ClearArchive clear={() => void change({ kind: 'clear', until: newest.id })} />}
            {notices.some(({ is_read }) => !is_read) && (
              <button
                type="button"
                className="button button-quiet"
                onClick={() => void change({ kind: 'read', until: newest.id })}
              >
                {text('site.inbox.read-all')}
              </button>
            )}
            <ul className="history">
              {notices.map((notice) => (
                <NoticeLine
                  key={notice.id}
                  notice={notice}
                  {...(box === 'inbox' && { archive: () => void change({ kind: 'archive', id: notice.id }) })}
                />
              ))}
            </ul>
            <MoreButton {...pages} />
            <p className="problem" role="alert">
              {hasFailed && text('site.tool.failed')}
            </p>
          </>
        )
      }}
    </WhenLoaded>
  )
}
