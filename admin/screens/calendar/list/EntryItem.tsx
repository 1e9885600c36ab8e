import type { Entry } from '../find/entries.ts'

const time = new Intl.DateTimeFormat('en', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** The time of an entry here; an entry of a whole day has none. */
export const timeOf = (at: string): string => (at.includes('T') ? time.format(new Date(at)) : '')

/** An entry, with links to where it is stated and to the page as it is then. */
export function EntryItem({
  entry: { at, kind, label, what, link, preview, markets, problem },
}: {
  readonly entry: Entry
}) {
  return (
    <li className="calendar-entry" data-kind={kind}>
      <span className="calendar-time">{timeOf(at) || 'all day'}</span>
      <div>
        <a href={link}>{label}</a>
        <p className="muted">{[what, ...markets].join(' · ')}</p>
        {preview && (
          <p>
            <a href={preview} aria-label={`See it then: ${label}`}>
              See it then
            </a>
          </p>
        )}
        {problem && <p className="problem">{problem}</p>}
      </div>
    </li>
  )
}
