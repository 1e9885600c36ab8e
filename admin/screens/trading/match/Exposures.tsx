import type { Exposure } from '../../../../src/contract/index.ts'
import { sayMoney } from '../../../kit/format/say-money.ts'
import { Table } from '../../../kit/screen/Table.tsx'

/** What a whole match costs at worst. */
export function Exposures({ exposure }: { readonly exposure: readonly Exposure[] }) {
  return (
    <>
      <Table className="trading-exposure" head={['Currency', 'Staked', 'Pays at worst', 'The house loses at worst']}>
        {exposure.map(({ currency, staked, pays }) => (
          <tr key={currency}>
            <th scope="row">{currency}</th>
            <td className="trading-number">{sayMoney(staked, currency)}</td>
            <td className="trading-number">{sayMoney(pays, currency)}</td>
            <td className="trading-number">{sayMoney(Math.max(0, pays - staked), currency)}</td>
          </tr>
        ))}
      </Table>
      <p className="muted trading-note">
        Singles are exact. Accumulators and systems count with all they cost and as if all their other legs won, so they
        pay at most this. A match pays at most what its markets pay together, each at its worst.
      </p>
    </>
  )
}
