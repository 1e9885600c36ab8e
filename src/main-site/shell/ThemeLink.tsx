import { useText } from '../../ui/text.ts'
import { useSitePage } from '../page/page.ts'

const moon = 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z'
const sun =
  'M12 7a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM4.2 5.6l1.4-1.4 2.8 2.8L7 8.4zM15.6 17l1.4-1.4 2.8 2.8-1.4 1.4zM4.2 18.4 7 15.6 8.4 17l-2.8 2.8zM15.6 7l2.8-2.8 1.4 1.4L17 8.4z'

/** To the same page in the other theme: the server remembers it, so that no page flashes in the wrong one. */
export function ThemeLink() {
  const text = useText()
  const { theme, path } = useSitePage()
  const other = theme === 'dark' ? 'light' : 'dark'
  const label = text(`site.shell.${other}`)
  return (
    <a className="quiet" href={`${path}?theme=${other}`} title={label} rel="nofollow">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={other === 'dark' ? moon : sun} />
      </svg>
      <span className="unseen">{label}</span>
    </a>
  )
}
