import type { SecurityEvent } from '../../../src/contract/index.ts'
import { countryName } from '../../../src/rules/country-name.ts'
import { sayAgo } from '../../kit/format/say-ago.ts'
import { sayMoment } from '../../kit/format/say-moment.ts'
import { Table } from '../../kit/screen/Table.tsx'
import { isRefusal, sayDetails, sayEvent } from './say-event.ts'
import './event-table.css'

type EventTableProps = {
  readonly events: readonly SecurityEvent[]
  /** Whether the events are all of one player, who then needs no column. */
  readonly isOfOnePlayer?: boolean
}

/** Security events, newest first. */
export function EventTable({ events, isOfOnePlayer = false }: EventTableProps) {
  return (
    <Table head={['When', 'Event', isOfOnePlayer ? 'By' : 'Who', 'From', 'Details']} className="event-table">
      {events.map((event) => (
        <EventRow key={event.id} event={event} isOfOnePlayer={isOfOnePlayer} />
      ))}
    </Table>
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
      <td>
        {address} {country && <span className="muted">{countryName(country)}</span>}
        {address && <span className="muted event-device">{device}</span>}
      </td>
      <td className="event-details" title={request && `Request ${request}`}>
        {sayDetails(name, details)}
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
