import { pocketColor, pocketName } from '../../../../drawings/wheels/roulette.ts'
import type { Rules } from '../../../../rules/rounds/engine.ts'
import type { ShownOf } from '../../../../rules/rounds/engines.ts'
import { useText } from '../../../../ui/text.ts'
import { factorText } from '../../../games/parts/factor-text.ts'
import type { TableNow } from './table-now.ts'

type ResultSignProps = { readonly rules: Rules; readonly shown: TableNow['results'][number]['shown'] }

/** What came in a round, as short as a sign. */
export function ResultSign({ shown: told }: ResultSignProps) {
  const text = useText()
  const shown = told as unknown as ShownOf<
    'roulette' | 'wheel' | 'keno' | 'baccarat' | 'dragon-tiger' | 'andar-bahar' | 'teen-patti'
  >
  switch (shown.kind) {
    case 'roulette':
      return <b className={`result-sign pocket-${pocketColor(shown.dealt.number)}`}>{pocketName(shown.dealt.number)}</b>
    case 'wheel':
      return <b className="result-sign">{factorText(shown.dealt.pays)}</b>
    case 'keno':
      return <b className="result-sign">{shown.dealt.numbers.slice(0, 3).join(' ')}…</b>
    default:
      return (
        <b className={`result-sign result-${shown.dealt.winner}`}>
          <span aria-hidden="true">{letters[shown.dealt.winner]}</span>
          <span className="unseen">{text(`site.play.came-${shown.dealt.winner}`)}</span>
        </b>
      )
  }
}

/** As the boards of card tables write them, in every language. */
const letters: Readonly<Record<string, string>> = {
  ...{ player: 'P', banker: 'B', tie: 'T', dragon: 'D', tiger: 'T' },
  ...{ andar: 'A', bahar: 'B', 'hand-a': 'A', 'hand-b': 'B' },
}
