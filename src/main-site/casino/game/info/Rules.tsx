import { Icon } from '../../../../ui/Icon.tsx'
import { useMoney, useText } from '../../../../ui/text.ts'
import { factorText } from '../../../games/parts/factor-text.ts'
import type { PaytableRow, ShownGame } from '../../../page/casino.ts'
import { useSitePage } from '../../../page/page.ts'

/** How a game is played, what it pays, and its limits. */
export function Rules({ game }: { readonly game: ShownGame }) {
  const text = useText()
  const money = useMoney()
  const { currency } = useSitePage()
  const { rules, stakes, returnToPlayer, lowestReturn, contribution, bonusMoney, paytable } = game
  const facts = [
    [
      text('site.casino.fact-return'),
      lowestReturn === undefined ? percent(returnToPlayer) : `${percent(lowestReturn)} – ${percent(returnToPlayer)}`,
    ],
    ...(stakes
      ? [
          [
            text('site.casino.fact-stakes'),
            `${money(stakes.minimum / 100, currency)} – ${money(stakes.maximum / 100, currency)}`,
          ],
          [text('site.casino.fact-win'), money(stakes.maximumWin / 100, currency)],
        ]
      : []),
    [text('site.casino.fact-bonus'), text(bonusMoney ? 'site.casino.yes' : 'site.casino.no')],
    ...(bonusMoney ? [[text('site.casino.fact-wager'), `${contribution} %`]] : []),
  ]
  return (
    <section className="game-rules" id="rules">
      <h2>{text('site.casino.rules')}</h2>
      {rules.map(({ name, values }) => (
        <p key={name}>{text(name, values)}</p>
      ))}
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Paytable rows={paytable} />
    </section>
  )
}

const percent = (value: number) => `${value.toFixed(2)} %`

function Paytable({ rows }: { readonly rows: readonly PaytableRow[] }) {
  const text = useText()
  if (rows.length === 0) return null
  return (
    <details className="paytable">
      <summary>{text('site.casino.paytable')}</summary>
      <table>
        <tbody>
          {rows.map(({ picture, name, values = {}, prizes }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other name
            <tr key={place}>
              <th scope="row">
                {picture && <Icon name={picture} />}
                {name && text(name, values)}
              </th>
              <td>
                {prizes.map(({ count, pays }) => (
                  <span key={`${count} ${pays}`}>
                    {count !== undefined && <small>{count}</small>} {factorText(pays)}
                  </span>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
