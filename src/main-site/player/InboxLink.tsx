import { useText } from '../../ui/text.ts'
import { useSitePage } from '../page/page.ts'

const most = 99

/** The way to the notices, with the number of unread ones; it has its place before that is known. */
export function InboxLink({ unread = 0 }: { readonly unread?: number }) {
  const text = useText()
  const { player, screens } = useSitePage().navigation
  const inbox = player.find(({ href }) => href === screens.inbox)
  if (!inbox) return null
  return (
    <a
      className="quiet inbox-link"
      href={inbox.href}
      aria-label={unread > 0 ? text('site.player.unread', { count: unread }) : inbox.name}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 2a6.5 6.5 0 0 0-6.5 6.5v4.2L3.6 16.4A1 1 0 0 0 4.5 18h15a1 1 0 0 0 .9-1.6l-1.9-3.7V8.5A6.5 6.5 0 0 0 12 2Zm0 20a3 3 0 0 0 2.8-2.5H9.2A3 3 0 0 0 12 22Z" />
      </svg>
      {unread > 0 && <b className="badge">{unread > most ? `${most}+` : unread}</b>}
    </a>
  )
}
