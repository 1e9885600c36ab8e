import type { BetOf, BetProblem, Draw, Engine, EngineKind, RulesOf } from './engine.ts'

/** Engines whose chance does not depend on the bets: all players at a table can share a round. */
export type TableKind =
  | 'crash'
  | 'wheel'
  | 'roulette'
  | 'baccarat'
  | 'keno'
  | 'dice'
  | 'plinko'
  | 'dragon-tiger'
  | 'andar-bahar'
  | 'teen-patti'

export type ChipOf<Kind extends TableKind> = BetOf<Kind>['chips'][number]

export type TableEngine<Kind extends TableKind, Dealt extends object> = {
  chipProblem(rules: RulesOf<Kind>, chip: ChipOf<Kind>): BetProblem | undefined
  /** How many chips a player can have in a round, if rules limit it. */
  mostChips?(rules: RulesOf<Kind>): number
  /** What the round draws, the same for all bets. All of it is shown once bets are closed and the round is over. */
  deal(rules: RulesOf<Kind>, draw: Draw): Dealt
  /** What a chip pays, in thousandths. */
  factorOf(rules: RulesOf<Kind>, dealt: Dealt, chip: ChipOf<Kind>): number
  highestFactor(rules: RulesOf<Kind>): number
}

type State<Kind extends TableKind, Dealt> = { readonly bet: BetOf<Kind>; readonly dealt: Dealt }
type ShownDeal<Kind, Dealt> = { readonly kind: Kind; readonly dealt: Dealt }

/** The engine for a player alone that follows from that of a table. */
export function alone<Kind extends TableKind & EngineKind, Dealt extends object>(
  kind: Kind,
  table: TableEngine<Kind, Dealt>,
): Engine<Kind, State<Kind, Dealt>, ShownDeal<Kind, Dealt>> & { readonly table: TableEngine<Kind, Dealt> } {
  return {
    table,
    betProblem: (rules, { chips }) => chipsProblem(table, rules, chips),
    begin: (rules, bet, draw) => ({ bet, dealt: table.deal(rules, draw) }),
    roundOf: (rules, { bet, dealt }) => ({
      shown: { kind, dealt },
      moves: [],
      stakes: bet.chips.map((chip) => ({ amount: chip.amount, factor: table.factorOf(rules, dealt, chip) })),
    }),
    highestFactor: table.highestFactor,
  }
}

function chipsProblem<Kind extends TableKind, Dealt extends object>(
  table: TableEngine<Kind, Dealt>,
  rules: RulesOf<Kind>,
  chips: readonly ChipOf<Kind>[],
): BetProblem | undefined {
  const problem = chips.map((chip) => table.chipProblem(rules, chip)).find(Boolean)
  return problem ?? (chips.length > (table.mostChips?.(rules) ?? chips.length) ? 'too-many' : undefined)
}
