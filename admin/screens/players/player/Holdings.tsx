import type { Answer } from '../../../api/ask.ts'
import { Ago } from '../../../kit/format/Ago.tsx'
import { sayMoney } from '../../../kit/format/say-money.ts'
import { Section } from '../../../kit/screen/Section.tsx'
import { Table } from '../../../kit/screen/Table.tsx'

/** The open sessions and the bonuses of a player. */
export function Holdings({ file: { sessions, bonuses } }: { readonly file: Answer<'player'> }) {
  return (
    <>
      <Section title="Sessions" count={sessions.length} none="Signed in nowhere.">
        <Table className="player-rows" head={['Device', 'Address', 'Signed in', 'Last seen']}>
          {sessions.map(({ device, address, country, firstSeenAt, lastSeenAt }) => (
            <tr key={`${firstSeenAt} ${address}`}>
              <th scope="row">{device}</th>
              <td>
                {address} <span className="muted">{country}</span>
              </td>
              <td>
                <Ago moment={firstSeenAt} />
              </td>
              <td>
                <Ago moment={lastSeenAt} />
              </td>
            </tr>
          ))}
        </Table>
      </Section>
      <Section title="Bonuses" count={bonuses.length} none="No bonuses.">
        <Table className="player-rows" head={['Bonus', 'Amount', 'Status', 'Given']}>
          {bonuses.map(({ at, name, status, amount, currency }) => (
            <tr key={`${at} ${name} ${status}`}>
              <th scope="row">{name}</th>
              <td>{sayMoney(amount, currency)}</td>
              <td>
                <span className="badge">{status}</span>
              </td>
              <td>
                <Ago moment={at} />
              </td>
            </tr>
          ))}
        </Table>
      </Section>
    </>
  )
}
