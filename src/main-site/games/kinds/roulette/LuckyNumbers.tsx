import { pocketColor, pocketName } from '../../../../drawings/wheels/roulette.ts'
import { factorText } from '../../parts/factor-text.ts'

type LuckyNumbersProps = { readonly lucky: readonly { readonly number: number; readonly pays: number }[] }

/** The numbers that pay more in this round. */
export function LuckyNumbers({ lucky }: LuckyNumbersProps) {
  return (
    <ul className="lucky">
      {lucky.map(({ number, pays }) => (
        <li key={number} className={`pocket-${pocketColor(number)}`}>
          <b>{pocketName(number)}</b>
          <span>{factorText(pays)}</span>
        </li>
      ))}
    </ul>
  )
}
