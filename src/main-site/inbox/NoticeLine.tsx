import { noticeTexts } from '../../rules/inbox/notice-texts.ts'
import { useMoney, useText } from '../../ui/text.ts'
import { useSitePage } from '../page/page.ts'
import { Time } from '../parts/Time.tsx'
import type { ShownNotice } from './changed-by.ts'

type NoticeLineProps = {
  readonly notice: ShownNotice
  /** Moves it to the archive, if it is not there. */
  readonly archive?: () => void
}

/** What happened, when, and the way to its page. */
export function NoticeLine({ notice, archive }: NoticeLineProps) {
  const text = useText()
  const money = useMoney()
  const { navigation } = useSitePage()
  const { kind, amount, reason, created_at, is_read } = notice
  const { subject, news, screen } = noticeTexts(kind, reason ?? null)
  const place = navigation.screens[screen]
  return (
    <li className="history-line notice-line">
      <span className="history-what">
        <b>
          {!is_read && <span className="unread-mark" role="img" aria-label={text('site.inbox.unread')} />}
          {text(subject, { amount: amount ? money(amount.amount / 100, amount.currency) : '' })}
        </b>
        <Time at={created_at * 1000} />
      </span>
      {archive && (
        <button type="button" className="quiet" onClick={archive}>
          {text('site.inbox.to-archive')}
        </button>
      )}
      <p>{news.map((id) => text(id)).join(' ')}</p>
      {place && <a href={place}>{text('site.inbox.details')}</a>}
    </li>
  )
}
