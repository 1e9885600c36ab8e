import type { StaffSession } from '../../../src/contract/index.ts'
import { countryName } from '../../../src/rules/country-name.ts'
import { Ago } from '../../kit/format/Ago.tsx'
import './device-list.css'

type DeviceListProps = {
  readonly sessions: readonly StaffSession[]
  readonly isBusy: boolean
  readonly onEnd: (session: StaffSession) => void
}

/** Where a member of staff is signed in, and the way to end that. */
export function DeviceList({ sessions, isBusy, onEnd }: DeviceListProps) {
  return (
    <ul className="device-list">
      {sessions.map((session) => (
        <li key={session.id}>
          <div>
            <strong>{session.device}</strong> {session.isCurrent && <span className="badge">this browser</span>}
            <p className="muted">
              {session.country && `${countryName(session.country)} · `}
              signed in <Ago moment={session.beganAt} />, last used <Ago moment={session.seenAt} />
            </p>
          </div>
          {!session.isCurrent && (
            <button
              type="button"
              className="button button-small"
              aria-label={`Sign out of ${session.device}`}
              disabled={isBusy}
              onClick={() => onEnd(session)}
            >
              Sign out
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
