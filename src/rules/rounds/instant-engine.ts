import type { BetOf, Draw, Engine, EngineKind, RulesOf } from './engine.ts'

type Kinds = 'slot' | 'tumble' | 'scratch' | 'snakes'

/** What a round without moves has drawn, and what it pays for its one stake. */
type Drawn<Outcome> = { readonly outcome: Outcome; readonly factor: number }
type State<Kind extends EngineKind, Outcome> = Drawn<Outcome> & { readonly bet: BetOf<Kind> }

/** An engine whose rounds are decided by one stake and no moves. */
export function instant<Kind extends Kinds, Outcome extends object>(
  kind: Kind,
  drawn: (rules: RulesOf<Kind>, draw: Draw) => Drawn<Outcome>,
  highestFactor: (rules: RulesOf<Kind>) => number,
): Engine<Kind, State<Kind, Outcome>, { readonly kind: Kind } & Outcome> {
  return {
    betProblem: () => undefined,
    begin: (rules, bet, draw) => ({ ...drawn(rules, draw), bet }),
    roundOf: (_, { bet, outcome, factor }) => ({
      shown: { kind, ...outcome },
      moves: [],
      stakes: [{ amount: bet.amount, factor }],
    }),
    highestFactor,
  }
}
