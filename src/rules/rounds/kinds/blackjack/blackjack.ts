import { ace, type Card, cardName, rankOf } from '../../cards/card.ts'
import type { BetOf, Draw, Engine, MoveKind, RulesOf } from '../../engine.ts'
import { canDouble, dealerDraws } from './dealer.ts'
import { isNatural, valueOfHand } from './hand-value.ts'
import { decided, firstInsurance, type Insurance, insurancePays, insuranceStakes } from './insurance.ts'

type Rules = RulesOf<'blackjack'>
type Hand = { readonly cards: readonly number[]; readonly isDoubled: boolean; readonly isDone: boolean }

type State = {
  readonly bet: BetOf<'blackjack'>
  readonly hands: readonly Hand[]
  /** The first card is open, the second one hidden until the player is done. */
  readonly dealer: readonly number[]
  readonly insurance: Insurance
}

type ShownHand = {
  readonly cards: readonly Card[]
  readonly total: number
  readonly isSoft: boolean
  readonly isDoubled: boolean
}

type Shown = {
  readonly kind: 'blackjack'
  readonly hands: readonly ShownHand[]
  /** The place of the hand that is being played; absent once the round is over. */
  readonly active?: number
  /** The open card of the dealer; all cards once the round is over. */
  readonly dealer: Pick<ShownHand, 'cards' | 'total' | 'isSoft'>
  /** What is offered or staked as insurance; absent if there is none. */
  readonly insurance?: number
}

export const blackjack: Engine<'blackjack', State, Shown> = {
  betProblem: () => undefined,
  begin: (rules, bet, draw) => {
    const [first, up, second, hole] = [drawCard(draw), drawCard(draw), drawCard(draw), drawCard(draw)]
    const [cards, dealer] = [
      [first, second],
      [up, hole],
    ]
    // The dealer looks at the hidden card: a blackjack on either side ends the round, once insurance is decided.
    return { bet, dealer, hands: [handOf(cards, isNatural(dealer))], insurance: firstInsurance(rules, bet, up) }
  },
  roundOf: (rules, state) => {
    const { bet, insurance } = state
    const active = activeOf(state)
    const isOver = active < 0 && insurance.step !== 'offered'
    const stakes = state.hands.map((hand) => ({
      amount: bet.amount * (hand.isDoubled ? 2 : 1),
      ...(isOver && { factor: factorOf(rules, hand, state) }),
    }))
    const dealer = shownCards(isOver ? state.dealer : state.dealer.slice(0, 1))
    const hands = state.hands.map((hand) => ({ ...shownCards(hand.cards), isDoubled: hand.isDoubled }))
    return {
      shown: {
        kind: 'blackjack',
        ...{ hands, dealer },
        // Whether the hand is over would tell what the dealer has.
        ...(insurance.step !== 'offered' && active >= 0 && { active }),
        ...(insurance.step !== 'none' && { insurance: insurance.amount }),
      },
      moves: movesOf(rules, state),
      stakes: [...stakes, ...insuranceStakes(state)],
    }
  },
  next: (rules, state, { kind }, draw) => finished(rules, changed(state, kind, draw), draw),
  highestFactor: ({ natural, insurance }) => Math.max(natural, 2000, insurance ? insurancePays : 0),
}

/** Each card is drawn from full decks. */
const drawCard = (draw: Draw) => draw(52)

const handOf = (cards: readonly number[], isDone = false): Hand => ({
  cards,
  isDoubled: false,
  isDone: isDone || valueOfHand(cards).total >= 21,
})

const activeOf = ({ hands }: State) => hands.findIndex(({ isDone }) => !isDone)

function movesOf(rules: Rules, state: State): MoveKind[] {
  if (state.insurance.step === 'offered') return ['insure', 'decline']
  const hand = state.hands[activeOf(state)]
  if (!hand) return []
  const { cards } = hand
  const isPair = cards.length === 2 && rankOf(cards[0] ?? 0) === rankOf(cards[1] ?? 0)
  return [
    'hit',
    'stand',
    ...(cards.length === 2 && canDouble(rules, valueOfHand(cards)) ? (['double'] as const) : []),
    ...(rules.splits && isPair && state.hands.length < (rules.mostHands ?? 2) ? (['split'] as const) : []),
  ]
}

function changed(state: State, move: MoveKind, draw: Draw): State {
  if (state.insurance.step === 'offered') return { ...state, insurance: decided(state.insurance, move === 'insure') }
  const active = activeOf(state)
  const hand = state.hands[active]
  if (!hand) return state
  return { ...state, hands: state.hands.flatMap((one, place) => (place === active ? played(hand, move, draw) : [one])) }
}

function played(hand: Hand, move: MoveKind, draw: Draw): Hand[] {
  if (move === 'stand') return [{ ...hand, isDone: true }]
  if (move === 'split') {
    // Split aces get one card each.
    const isLast = hand.cards.some((card) => rankOf(card) === ace)
    return hand.cards.map((card) => handOf([card, drawCard(draw)], isLast))
  }
  const more = handOf([...hand.cards, drawCard(draw)], move === 'double')
  return [{ ...more, isDoubled: move === 'double' }]
}

/** Once all hands are done, the dealer draws, unless there is nothing to beat. */
function finished(rules: Rules, state: State, draw: Draw): State {
  if (activeOf(state) >= 0 || state.hands.every(isBust) || isOwnNatural(state)) return state
  const dealer = [...state.dealer]
  while (dealerDraws(rules, valueOfHand(dealer))) dealer.push(drawCard(draw))
  return { ...state, dealer }
}

const isBust = ({ cards }: Hand) => valueOfHand(cards).total > 21

/** A blackjack is two cards as they were dealt, not of a split. */
const isOwnNatural = ({ hands }: Pick<State, 'hands'>) => hands.length === 1 && isNatural(hands[0]?.cards ?? [])

function factorOf({ natural }: Rules, hand: Hand, { dealer, hands }: State): number {
  if (isNatural(dealer)) return isOwnNatural({ hands }) ? 1000 : 0
  if (isOwnNatural({ hands })) return natural
  if (isBust(hand)) return 0
  const [own, other] = [valueOfHand(hand.cards).total, valueOfHand(dealer).total]
  if (other > 21 || own > other) return 2000
  return own === other ? 1000 : 0
}

const shownCards = (cards: readonly number[]) => ({ cards: cards.map(cardName), ...valueOfHand(cards) })
