import type { SecurityEvent } from '../../../src/contract/index.ts'
import { sayAgo } from '../../kit/format/say-ago.ts'
import { sayMoment } from '../../kit/format/say-moment.ts'
import { isRefusal, sayEvent } from './say-event.ts'
import './event-table.css'

type EventTableProps = {
  readonly events: readonly SecurityEvent[]
  /** Whether the events are all of one player, who then needs no column. */
  readonly isOfOnePlayer?: boolean
}

/** Security events, newest first. */
export function EventTable({ events, isOfOnePlayer = false }: EventTableProps) {
  return (
    <div className="table-frame">
      <table className="table event-table">
        <thead>
          <tr>
            <th scope="col">When</th>
            <th scope="col">Event</th>
            <th scope="col">{isOfOnePlayer ? 'By' : 'Who'}</th>
            <th scope="col">Address</th>
            <th scope="col">Device</th>
            <th scope="col">Details</th>
          </tr>
        </thead>
        <tbody>
          {events.map((event) => (
            <EventRow key={event.id} event={event} isOfOnePlayer={isOfOnePlayer} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type EventRowProps = { readonly event: SecurityEvent; readonly isOfOnePlayer: boolean }

function EventRow({ event, isOfOnePlayer }: EventRowProps) {
  const { at, name, address, country, device, details, request } = event
  return (
    <tr>
      <td className="event-when">
        <time dateTime={at} title={sayAgo(Date.parse(at), Date.now())}>
          {sayMoment(at)}
        </time>
      </td>
      <td>
        <span className={`badge ${isRefusal(name) ? 'badge-warn' : ''}`}>{sayEvent(name)}</span>
      </td>
      <td>
        <Who event={event} isOfOnePlayer={isOfOnePlayer} />
      </td>
      <td className="event-address">
        {address} {country && <span className="muted">{country}</span>}
      </td>
      <td>{address && device}</td>
      <td className="event-details" title={request && `Request ${request}`}>
        {details}
      </td>
    </tr>
  )
}

function Who({ event: { account, staff, name }, isOfOnePlayer }: EventRowProps) {
  // Whoever was refused need not be the player.
  if (isOfOnePlayer) return staff ?? (isRefusal(name) ? <span className="muted">unknown</span> : 'the player')
  return (
    <>
      {staff}
      {account && (
        <a className="event-account" href={`#/players/${account}`} title={account}>
          player {account.slice(0, 8)}
        </a>
      )}
      {!staff && !account && <span className="muted">unknown</span>}
    </>
  )
}
